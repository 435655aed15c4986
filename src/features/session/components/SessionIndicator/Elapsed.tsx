import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';

/** The timer shows whole seconds first, so it is taken anew each second. */
const TICK_MS = 1_000;

/** How long it is since a moment, in milliseconds since the epoch. */
export function Elapsed({ since }: { since: number }) {
  return <>{formatDuration(useNow(TICK_MS) - since)}</>;
}
