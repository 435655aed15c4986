/** What the exchange with our services reveals about the session, as reported by the base query. */
export type TrafficEvent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** An API code of the services (docs/requirements/session.md S8.API.1), with its data. */
export interface Refusal {
  readonly code: 'NO_SESSION' | 'SESSION_NOT_FOUND' | 'SESSION_NOT_ACTIVE' | 'RATE_LIMITED';
  readonly message: string;
  readonly queue?: { readonly position: number; readonly estimatedWaitS: number };
  readonly retryAfterS?: number;
}

/** The requests to our services that are in progress. */
export interface Traffic {
  /**
   * A request is sent.
   *
   * @param isLong one that may keep the services busy for minutes (docs/contract.md 0.5)
   * @returns call this when it is over, however it ended
   */
  begin(isLong: boolean): () => void;
  refuse(refusal: Refusal): void;
  /**
   * Whether a long request was running at any moment from then, in milliseconds since the epoch, until now.
   */
  wasLongSince(time: number): boolean;
  /** @returns the function that stops listening */
  subscribe(listener: (event: TrafficEvent) => void): () => void;
}

/** @param now the clock, milliseconds since the epoch */
export function createTraffic(now: () => number): Traffic {
  const listeners = new Set<(event: TrafficEvent) => void>();
  let longRunning = 0;
  let lastLongEndedAt = Number.NEGATIVE_INFINITY;
  const tell = (event: TrafficEvent) => listeners.forEach((listener) => listener(event));
  return {
    begin(isLong) {
      tell({ kind: 'sent' });
      if (!isLong) return () => undefined;
      longRunning += 1;
      return () => {
        longRunning -= 1;
        lastLongEndedAt = now();
      };
    },
    refuse: (refusal) => tell({ kind: 'refused', refusal }),
    wasLongSince: (time) => longRunning > 0 || lastLongEndedAt >= time,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
