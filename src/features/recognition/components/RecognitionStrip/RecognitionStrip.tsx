import { OctagonAlert } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Layout/Layout';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Progress } from '@/ui/Progress/Progress';
import { Num, Spacer } from '@/ui/Text/Text';
import { selectConvertedCounts, selectFailedIds, selectJob } from '../../recognition.selectors';
import { selectProcessingOptions } from '../../engineChoice.selectors';
import { recognitionCancelRequested, recognitionRetryRequested } from '../../recognition.slice';
import type { RecognitionJob } from '../../recognitionState';
import { RunStrip } from './RecognitionStrip.styles';
import { useStandInNotice } from '../EngineChoice/EngineChoice';

/** One line in the same place whether recognition is running or not: its progress, or its result. */
export function RecognitionStrip() {
  const job = useSelector(selectJob);
  const all = useSelector(selectConvertedCounts);
  const result = job && job.status !== 'running' ? resultOf(job, all) : '';
  return (
    <RunStrip>
      {job?.status === 'running' ? <Running job={job} /> : <Resting job={job} result={result} />}
      <LiveRegion>{result}</LiveRegion>
    </RunStrip>
  );
}

/** Of the latest run; of the whole article as well, if that run was of a part of it. */
function resultOf(
  { converted, total, status }: RecognitionJob,
  all: ReturnType<typeof selectConvertedCounts>,
): string {
  const ofRun = `${converted} of ${total} converted${status === 'cancelled' ? ', cancelled' : ''}`;
  return total < all.total ? `${ofRun} now, ${all.converted} of ${all.total} in all` : ofRun;
}

function Running({ job }: { readonly job: RecognitionJob }) {
  const dispatch = useDispatch();
  const done = job.converted + job.failed;
  const progress = `${done} of ${job.total}`;
  return (
    <>
      <b>Recognising</b> <Num>{progress}</Num>
      <Spacer />
      <FailedBadge count={job.failed} />
      <Button size="s" onClick={() => dispatch(recognitionCancelRequested())}>
        Cancel
      </Button>
      <Progress
        line
        label="Recognition"
        value={done}
        max={Math.max(1, job.total)}
        valueText={progress}
      />
    </>
  );
}

interface RestingProps {
  readonly job: RecognitionJob | null;
  readonly result: string;
}

function Resting({ job, result }: RestingProps) {
  const dispatch = useDispatch();
  const failedIds = useSelector(selectFailedIds);
  const notice = useStandInNotice();
  const { engine } = useSelector(selectProcessingOptions);
  // It is about the engine that is chosen now, and beside a result it would seem to be about that one.
  const standIn = job && job.engine !== engine ? undefined : notice;
  return (
    <>
      {job && (
        <Text $flex="none" $num $nowrap>
          {result}
        </Text>
      )}
      {standIn !== undefined && (
        <Text $minWidth={0} $cut $ink="text-2" title={standIn}>
          {standIn}
        </Text>
      )}
      <Spacer />
      {failedIds.length > 0 && (
        <>
          <FailedBadge count={failedIds.length} />
          <Button size="s" onClick={() => dispatch(recognitionRetryRequested({ ids: failedIds }))}>
            Retry failed
          </Button>
        </>
      )}
      <Text $flex="none" $num $nowrap>
        Verify before use
      </Text>
    </>
  );
}

function FailedBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="danger" icon={OctagonAlert}>
      {count} failed
    </Badge>
  );
}
