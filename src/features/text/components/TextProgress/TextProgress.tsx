import { useDispatch, useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { WorkFailed, WorkRunning } from '@/ui/WorkStatus/WorkStatus';
import {
  selectTextExtraction,
  textExtractionCancelRequested,
  textExtractionRequested,
} from '../../text.slice';

const SECOND_MS = 1000;

/** How the extraction stands; nothing while there is nothing to say. */
export function TextProgress() {
  const dispatch = useDispatch();
  const extraction = useSelector(selectTextExtraction);
  if (extraction.status === 'running') return <Running startedAt={extraction.startedAt} />;
  if (extraction.status !== 'failed') return null;
  return (
    <WorkFailed
      title="Failed to extract text."
      message={extraction.message}
      onRetry={() => dispatch(textExtractionRequested())}
    />
  );
}

function Running({ startedAt }: { readonly startedAt: number }) {
  const dispatch = useDispatch();
  return (
    <WorkRunning
      title="Extracting Text..."
      label="Extracting text"
      elapsed={formatDuration(useNow(SECOND_MS) - startedAt)}
      onCancel={() => dispatch(textExtractionCancelRequested())}
    />
  );
}
