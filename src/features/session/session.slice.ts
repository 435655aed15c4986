import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QueueState, SessionState } from '@/domain/session';

/** The session as its gate shows it. Times are milliseconds since the epoch. */
export type SessionLifecycle =
  | { readonly status: 'initializing'; readonly retry?: RetryNotice }
  | { readonly status: 'waiting'; readonly place: Place; readonly channel: ChannelState }
  | {
      readonly status: 'active';
      readonly since: number;
      readonly place: Place;
      readonly channel: ChannelState;
    }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'left' };

/** Where we stand, as the services last said. A heartbeat's answer leaves the queue out. */
export interface Place {
  readonly session: SessionState;
  readonly queue?: QueueState;
}

export interface RetryNotice {
  readonly attempt: number;
  readonly message: string;
  /** `undefined` after the last attempt. */
  readonly retryInMs?: number;
}

/** The live channel beside the session; without one the heartbeat goes over HTTP. */
export type ChannelState = 'closed' | 'connecting' | 'open' | 'unavailable';

export interface SessionRootState {
  readonly session: SessionLifecycle;
}

const initialState = { status: 'initializing' } as SessionLifecycle;

interface PlaceFact {
  readonly place: Place;
  /** When the fact arrived. */
  readonly at: number;
}

/** A place told during the session; what the live channel says also shows that it is alive. */
interface PlaceReport extends PlaceFact {
  readonly via: 'channel' | 'http';
}

type PlacedSession = Extract<SessionLifecycle, { place: Place }>;

const hasPlace = (state: SessionLifecycle): state is PlacedSession =>
  state.status === 'active' || state.status === 'waiting';

/** The services' `status` alone decides; a promoted session's other fields may be stale. */
function withPlace(state: SessionLifecycle, { place, at }: PlaceFact): SessionLifecycle {
  const earlier = hasPlace(state) ? state : undefined;
  const queue = place.queue ?? earlier?.place.queue;
  const kept: Place = { session: place.session, ...(queue && { queue }) };
  const channel = earlier?.channel ?? 'closed';
  if (place.session.status === 'waiting') return { status: 'waiting', place: kept, channel };
  const since = state.status === 'active' ? state.since : at;
  return { status: 'active', since, place: kept, channel };
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpening: (): SessionLifecycle => ({ status: 'initializing' }),
    sessionAttemptFailed: (_state, { payload }: PayloadAction<RetryNotice>): SessionLifecycle => ({
      status: 'initializing',
      retry: payload,
    }),
    sessionOpened: (_state, { payload }: PayloadAction<PlaceFact>): SessionLifecycle =>
      withPlace({ status: 'initializing' }, payload),
    placeReported: (state, { payload }: PayloadAction<PlaceReport>): SessionLifecycle =>
      hasPlace(state) ? withPlace(state, payload) : state,
    channelChanged: (state, { payload }: PayloadAction<ChannelState>): SessionLifecycle =>
      hasPlace(state) ? { ...state, channel: payload } : state,
    sessionFailed: (_state, { payload }: PayloadAction<{ message: string }>): SessionLifecycle => ({
      status: 'failed',
      message: payload.message,
    }),
    /** The services no longer know the session; another one is opened at once, the work stays. */
    sessionExpired: (): SessionLifecycle => ({ status: 'initializing' }),
    sessionLeft: (): SessionLifecycle => ({ status: 'left' }),

    /** Intents: the sagas act on them, the state does not change before they did. */
    connectionRetryRequested: (state) => state,
    placeRefreshRequested: (state) => state,
    queueLeaveRequested: (state) => state,
  },
});

export const {
  sessionOpening,
  sessionAttemptFailed,
  sessionOpened,
  placeReported,
  channelChanged,
  sessionFailed,
  sessionExpired,
  sessionLeft,
  connectionRetryRequested,
  placeRefreshRequested,
  queueLeaveRequested,
} = slice.actions;

export const isHeardOnChannel = (action: unknown): action is ReturnType<typeof placeReported> =>
  placeReported.match(action) && action.payload.via === 'channel';

export const sessionReducer = slice.reducer;
