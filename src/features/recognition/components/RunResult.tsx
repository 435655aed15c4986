import { useSelector } from 'react-redux';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import type { RecognitionJob } from '../recognitionState';
import { selectConvertedCounts, selectJob } from '../recognition.selectors';

/** Announces how the latest run ended; the cards show it. */
export function RunResult() {
  const job = useSelector(selectJob);
  const all = useSelector(selectConvertedCounts);
  return <LiveRegion>{job && job.status !== 'running' ? resultOf(job, all) : ''}</LiveRegion>;
}

/** Of the latest run; of the whole article as well, if that run was of a part of it. */
function resultOf(
  { converted, total, status }: RecognitionJob,
  all: ReturnType<typeof selectConvertedCounts>,
): string {
  const ofRun = `${converted} of ${total} converted${status === 'cancelled' ? ', cancelled' : ''}`;
  return total < all.total ? `${ofRun} now, ${all.converted} of ${all.total} in all` : ofRun;
}
