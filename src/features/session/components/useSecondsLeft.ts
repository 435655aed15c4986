import { useNow } from '@/platform/useNow';

const TICK_MS = 1_000;

/**
 * Whole seconds until a moment, counted down; 0 once it has passed.
 *
 * @param until milliseconds since the epoch
 */
export function useSecondsLeft(until: number): number {
  return Math.max(0, Math.ceil((until - useNow(TICK_MS)) / 1_000));
}
