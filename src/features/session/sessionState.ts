import type { QueueState, SessionState } from '@/domain/session';

/** The session's state in the store, in parts. Times are milliseconds since the epoch. */
export interface SessionRootState {
  readonly session: {
    readonly lifecycle: SessionLifecycle;
    readonly gate: GateState;
    readonly otherTabs: OtherTabsState;
    readonly placeCheck: PlaceCheckState;
    readonly rateLimit: RateLimitState;
  };
}

/** The session's status, as shown by the gate. */
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
      /** How many retries the user has left: 3, 2, 1, 0. */
      readonly retriesLeft: number;
    }
  | { readonly status: 'left' };

/** Our place as last reported by the services. The response to a heartbeat omits the queue. */
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

/** The session's live channel; without one, heartbeats are sent over HTTP. */
export type ChannelState = 'closed' | 'connecting' | 'open' | 'unavailable';

/**
 * Whether the user has passed the gate once. From then on the work stays on screen whatever happens to
 * the session, and notices report on the session instead.
 */
export interface GateState {
  readonly passed: boolean;
}

/** The other tabs of this browser that hold a session; each takes a seat. */
export interface OtherTabsState {
  readonly count: number;
}

/** When the services last reported the session's state, and the outcome of the user's latest refresh. */
export interface PlaceCheckState {
  /** `null` before the first answer. */
  readonly answeredAt: number | null;
  readonly question: 'none' | 'asked' | 'failed';
}

/** When the services will accept requests again (RFC 9110, section 10.2.3: Retry-After). */
export interface RateLimitState {
  /** May be in the past. `null` if the services have not asked us to wait. */
  readonly until: number | null;
  readonly message: string;
}
