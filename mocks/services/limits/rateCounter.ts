import type { RateClass } from './rateClasses';

/** Seconds over which requests are counted. */
export const WINDOW_SECONDS = 60;

/** Times in seconds; `resetAt` since 1970. */
export type RateDecision =
  | { readonly kind: 'allowed'; readonly current: number; readonly resetAt: number }
  | {
      readonly kind: 'exceeded';
      readonly current: number;
      readonly violations: number;
      readonly retryAfter: number;
      readonly resetAt: number;
    }
  | { readonly kind: 'penalty'; readonly retryAfter: number; readonly resetAt: number };

/**
 * Counts requests per client over a sliding window, with growing penalties (docs/contract.md 1.7).
 *
 * One list of times serves all classes: seven drawings make the next upload too much when uploads
 * have a limit of seven.
 */
export interface RateCounter {
  /** Counts a request of the client of that key, if it is let through. */
  admit(key: string, rateClass: RateClass): Promise<RateDecision>;
}
