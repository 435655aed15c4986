import type { Place } from './sessionState';

/** A place as the services told it. */
export interface PlaceFact {
  readonly place: Place;
  /** When the fact arrived. */
  readonly at: number;
}

export interface SessionOpening extends PlaceFact {
  /** An earlier page's session was taken up again. */
  readonly resumed?: boolean;
}

export interface SessionFailure {
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
export interface PlaceReport extends PlaceFact {
  readonly via: 'channel' | 'http';
}
