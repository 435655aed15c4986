import { useDispatch, useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { WorkFailed, WorkRunning } from '@/ui/WorkStatus/WorkStatus';
import { selectExtraction } from '../../segments.selectors';
import { extractionCancelRequested, extractionRequested } from '../../segments.slice';

const SECOND_MS = 1000;

/** How the cutting-out stands; nothing while there is nothing to say. */
export function ExtractionProgress() {
  const dispatch = useDispatch();
  const extraction = useSelector(selectExtraction);
  if (extraction.status === 'running') return <Running startedAt={extraction.startedAt} />;
  if (extraction.status !== 'failed') return null;
  return (
    <WorkFailed
      title="Failed to extract segments."
      message={extraction.message}
      onRetry={() => dispatch(extractionRequested())}
    />
  );
}

function Running({ startedAt }: { readonly startedAt: number }) {
  const dispatch = useDispatch();
  return (
    <WorkRunning
      title="Extracting Structures..."
      label="Extracting structures"
      elapsed={formatDuration(useNow(SECOND_MS) - startedAt)}
      onCancel={() => dispatch(extractionCancelRequested())}
    />
  );
}
