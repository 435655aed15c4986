import type { Place } from './sessionState';

/** A place as reported by the services. */
export interface PlaceFact {
  readonly place: Place;
  /** When the report arrived. */
  readonly at: number;
}

export interface SessionOpening extends PlaceFact {
  /** A session from an earlier page was resumed. */
  readonly resumed?: boolean;
}

export interface SessionFailure {
  readonly message: string;
  readonly retriesLeft: number;
}

/** The services refused a request because there were too many. */
export interface RateLimit {
  /** Seconds to wait before trying again, as requested by the services. */
  readonly retryAfterS?: number;
  readonly message: string;
  readonly at: number;
}

/** The services refused a request because the session has no seat yet. */
export interface WaitingReport {
  readonly queuePosition?: number;
  readonly estimatedWaitS?: number;
  readonly message: string;
  readonly at: number;
}

/** A place reported during the session. Over the live channel, it also shows that the channel is alive. */
export interface PlaceReport extends PlaceFact {
  readonly via: 'channel' | 'http';
}
