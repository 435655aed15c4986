import { useDispatch, useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { WorkFailed, WorkRunning } from '@/ui/WorkStatus/WorkStatus';
import { selectExtraction } from '../../segments.selectors';
import { extractionCancelRequested, extractionRequested } from '../../segments.slice';

const SECOND_MS = 1000;

/** Progress of the extraction; nothing while there is nothing to say. */
export function ExtractionProgress() {
  const dispatch = useDispatch();
  const extraction = useSelector(selectExtraction);
  if (extraction.status === 'running') return <Running {...extraction} />;
  if (extraction.status !== 'failed') return null;
  return (
    <WorkFailed
      title="Failed to extract segments."
      message={extraction.message}
      onRetry={() => dispatch(extractionRequested())}
    />
  );
}

/** The same line where the article is sent again: over a dialog, which covers the columns. */
export function SendingAgain() {
  const extraction = useSelector(selectExtraction);
  if (extraction.status !== 'running' || extraction.isAgain !== true) return null;
  return <Running {...extraction} />;
}

interface RunningProps {
  readonly startedAt: number;
  readonly isAgain?: true;
}

function Running({ startedAt, isAgain }: RunningProps) {
  const dispatch = useDispatch();
  return (
    <WorkRunning
      // Why again is told by a message.
      title={isAgain ? 'Sending the article again...' : 'Extracting Structures...'}
      label="Extracting structures"
      elapsed={formatDuration(useNow(SECOND_MS) - startedAt)}
      onCancel={() => dispatch(extractionCancelRequested())}
    />
  );
}
