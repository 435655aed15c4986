import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState } from '@/domain/session';
import type {
  PlaceFact,
  PlaceReport,
  RateLimit,
  SessionFailure,
  SessionOpening,
  WaitingReport,
} from './sessionFacts';
import type {
  ChannelState,
  Place,
  RetryNotice,
  SessionLifecycle,
  SessionRootState,
} from './sessionState';

const initialState = { status: 'initializing' } as SessionLifecycle;

type PlacedSession = Extract<SessionLifecycle, { place: Place }>;

const hasPlace = (state: SessionLifecycle): state is PlacedSession =>
  state.status === 'active' || state.status === 'waiting';

/** Only the services' `status` counts; the other fields of a promoted session may be stale. */
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
    /** The live channel could not be opened; the session continues over HTTP. */
    channelConnectFailed: (state, _action: PayloadAction<{ message: string }>) => state,
    sessionFailed: (_state, { payload }: PayloadAction<SessionFailure>): SessionLifecycle => ({
      status: 'failed',
      ...payload,
    }),
    /** The user has no retries left; the application continues automatically once the services are back. */
    maxRetriesReached: (state) => state,
    /** The services no longer know the session; another is opened at once and the work is kept. */
    sessionExpired: (): SessionLifecycle => ({ status: 'initializing' }),
    sessionLeft: (): SessionLifecycle => ({ status: 'left' }),

    /** A request was refused because it carried no session (API code NO_SESSION). */
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
    /** The stored session has a different browser fingerprint, so it is not resumed. */
    fingerprintMismatched: (state, _action: PayloadAction<{ at: number }>) => state,
    /** The stored session was idle for longer than the limit, so it is not resumed. */
    storedSessionOutdated: (state, _action: PayloadAction<{ at: number; idleMs: number }>) => state,

    /** Intents: sagas act on them; the state does not change until the sagas have done so. */
    connectionRetryRequested: (state) => state,
    placeRefreshRequested: (state) => state,
    queueLeaveRequested: (state) => state,
  },
  selectors: {
    selectLifecycle: (state): SessionLifecycle => state,
    selectSessionIsActive: ({ status }): boolean => status === 'active',
    /** A seat, or a place in the queue for one. */
    /** The services have no seat for this page, or cannot be reached. */
    selectIsWithoutSeat: ({ status }): boolean => status === 'waiting' || status === 'failed',
    selectHasPlace: (state): boolean => hasPlace(state),
    selectHasNoPlace: (state): boolean => !hasPlace(state),
    /** The place as last reported; each report creates a separate object. */
    selectPlace: (state): Place | undefined => (hasPlace(state) ? state.place : undefined),
    selectChannel: (state): ChannelState => (hasPlace(state) ? state.channel : 'closed'),
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

export const {
  selectLifecycle,
  selectSessionIsActive,
  selectIsWithoutSeat,
  selectHasPlace,
  selectHasNoPlace,
  selectPlace,
  selectChannel,
} = slice.getSelectors(({ session }: SessionRootState) => session.lifecycle);
export const lifecycleReducer = slice.reducer;
