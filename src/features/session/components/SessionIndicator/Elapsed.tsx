import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';

/** The timer shows whole seconds, so it is updated every second. */
const TICK_MS = 1_000;

/** Time elapsed since a moment given in milliseconds since the epoch. */
export function Elapsed({ since }: { since: number }) {
  return <>{formatDuration(useNow(TICK_MS) - since)}</>;
}
