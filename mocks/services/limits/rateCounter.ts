import type { RateClass } from './rateClasses';

/** Length in seconds of the window over which requests are counted. */
export const WINDOW_SECONDS = 60;

/** Times in seconds; `resetAt` is since 1970. */
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
 * All classes share one list of times: if the upload limit is seven, seven drawings use it up.
 */
export interface RateCounter {
  /** Counts a request of the client with that key, if it is allowed. */
  admit(key: string, rateClass: RateClass): Promise<RateDecision>;
}
