import type { QueueState, SessionState } from '@/domain/session';

/** What the store knows of the session, in parts. Times are milliseconds since the epoch. */
export interface SessionRootState {
  readonly session: {
    readonly lifecycle: SessionLifecycle;
    readonly gate: GateState;
    readonly otherTabs: OtherTabsState;
    readonly placeCheck: PlaceCheckState;
    readonly rateLimit: RateLimitState;
  };
}

/** The session as its gate shows it. */
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

/**
 * Whether the user has passed the gate once. From then on the work stays on the screen whatever the session
 * does, and notices report on the session.
 */
export interface GateState {
  readonly passed: boolean;
}

/** The other tabs of this browser that hold a session: each of them takes a seat. */
export interface OtherTabsState {
  readonly count: number;
}

/** When the services last reported the session's state, and how the user's latest request for it went. */
export interface PlaceCheckState {
  /** `null` before the first answer. */
  readonly answeredAt: number | null;
  readonly question: 'none' | 'asked' | 'failed';
}

/** Until when the services ask to be left alone (RFC 9110, section 10.2.3: Retry-After). */
export interface RateLimitState {
  /** May have passed. `null` while they have not asked for it. */
  readonly until: number | null;
  readonly message: string;
}
