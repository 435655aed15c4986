import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { Notice } from '@/ui/Notice/Notice';
import { Num } from '@/ui/Text/Text';
import { LANDMARK } from './words';

const TICK_MS = 1_000;

/**
 * Reports that the services do not respond during an active session; they are polled automatically.
 *
 * @param since when they last answered, milliseconds since the epoch
 */
export function SilenceNotice({ since }: { since: number }) {
  const silentMs = useNow(TICK_MS) - since;
  return (
    <Notice landmark={LANDMARK} tone="warning">
      <b>The MARCUS services are not answering.</b> Last answer{' '}
      <Num>{formatDuration(silentMs)}</Num> ago. Your work is kept. MARCUS keeps trying and
      continues automatically.
    </Notice>
  );
}
