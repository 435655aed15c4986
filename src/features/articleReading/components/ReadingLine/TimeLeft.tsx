import { useSelector } from 'react-redux';
import { selectJob } from '@/features/recognition';
import { selectSegmentsAreIncomplete } from '@/article';
import { useNow } from '@/platform/useNow';
import { Muted, Num } from '@/ui/Text/Text';
import { timeLeft } from '@/domain/timeLeft';

const SECOND_MS = 1000;

/** How long the readings will still take, once that can be told: not while further drawings are searched for. */
export function TimeLeft() {
  const job = useSelector(selectJob);
  const now = useNow(SECOND_MS);
  const mayGrow = useSelector(selectSegmentsAreIncomplete);
  if (job?.status !== 'running' || mayGrow) return null;
  const { converted, failed, total, startedAt } = job;
  const words = timeLeft({ done: converted + failed, total, elapsed: now - startedAt });
  return words === undefined ? null : <Muted as={Num}>{words}</Muted>;
}
