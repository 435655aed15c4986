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
  | {
      readonly status: 'failed';
      readonly message: string;
      /** How often the user may still ask to try again: 3, 2, 1, 0. */
      readonly retriesLeft: number;
    }
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

interface SessionOpening extends PlaceFact {
  /** An earlier page's session was taken up again. */
  readonly resumed?: boolean;
}

interface SessionFailure {
  readonly message: string;
  readonly retriesLeft: number;
}

/** The services' refusal because of too many requests. */
export interface RateLimit {
  /** Seconds after which they ask to be tried again. */
  readonly retryAfterS?: number;
  readonly message: string;
  readonly at: number;
}

/** The services' refusal because the session has no seat yet. */
export interface WaitingReport {
  readonly queuePosition?: number;
  readonly estimatedWaitS?: number;
  readonly message: string;
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
    sessionOpened: (_state, { payload }: PayloadAction<SessionOpening>): SessionLifecycle =>
      withPlace({ status: 'initializing' }, payload),
    placeReported: (state, { payload }: PayloadAction<PlaceReport>): SessionLifecycle =>
      hasPlace(state) ? withPlace(state, payload) : state,
    channelChanged: (state, { payload }: PayloadAction<ChannelState>): SessionLifecycle =>
      hasPlace(state) ? { ...state, channel: payload } : state,
    /** The live channel could not be opened; the session goes on over HTTP. */
    channelConnectFailed: (state, _action: PayloadAction<{ message: string }>) => state,
    sessionFailed: (_state, { payload }: PayloadAction<SessionFailure>): SessionLifecycle => ({
      status: 'failed',
      ...payload,
    }),
    /** The user's retries are used up; the application goes on by itself when the services are back. */
    maxRetriesReached: (state) => state,
    /** The services no longer know the session; another one is opened at once, the work stays. */
    sessionExpired: (): SessionLifecycle => ({ status: 'initializing' }),
    sessionLeft: (): SessionLifecycle => ({ status: 'left' }),

    /** A request was refused because it came without a session (API code NO_SESSION). */
    noSessionReported: (state, _action: PayloadAction<{ at: number; message: string }>) => state,
    /** A request was refused because the session has no seat yet (API code SESSION_NOT_ACTIVE). */
    sessionWaitingReported: (
      state,
      { payload: { queuePosition, estimatedWaitS, at } }: PayloadAction<WaitingReport>,
    ): SessionLifecycle => {
      if (!hasPlace(state)) return state;
      const session: SessionState = {
        status: 'waiting',
        ...(queuePosition !== undefined && { queuePosition }),
        ...(estimatedWaitS !== undefined && { estimatedWaitS }),
      };
      return withPlace(state, { place: { session }, at });
    },
    rateLimited: (state, _action: PayloadAction<RateLimit>) => state,
    /** A stored session was made by a browser that looks otherwise: it is not taken up again. */
    fingerprintMismatched: (state, _action: PayloadAction<{ at: number }>) => state,
    /** A stored session saw no input for longer than the limit: it is not taken up again. */
    storedSessionOutdated: (state, _action: PayloadAction<{ at: number; idleMs: number }>) => state,

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
  channelConnectFailed,
  sessionFailed,
  maxRetriesReached,
  sessionExpired,
  sessionLeft,
  noSessionReported,
  sessionWaitingReported,
  rateLimited,
  fingerprintMismatched,
  storedSessionOutdated,
  connectionRetryRequested,
  placeRefreshRequested,
  queueLeaveRequested,
} = slice.actions;

export const isHeardOnChannel = (action: unknown): action is ReturnType<typeof placeReported> =>
  placeReported.match(action) && action.payload.via === 'channel';

export const sessionReducer = slice.reducer;
