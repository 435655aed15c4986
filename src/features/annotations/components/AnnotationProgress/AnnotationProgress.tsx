import { useDispatch, useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { WorkFailed, WorkRunning } from '@/ui/WorkStatus/WorkStatus';
import { selectAnnotationExtraction } from '../../annotations.selectors';
import { annotationCancelRequested, annotationRequested } from '../../annotations.slice';

const SECOND_MS = 1000;

/** How the annotation stands; nothing while there is nothing to say. */
export function AnnotationProgress() {
  const dispatch = useDispatch();
  const extraction = useSelector(selectAnnotationExtraction);
  if (extraction.status === 'running') return <Running startedAt={extraction.startedAt} />;
  if (extraction.status !== 'failed') return null;
  return (
    <WorkFailed
      title="Failed to extract annotations."
      message={extraction.message}
      onRetry={() => dispatch(annotationRequested())}
    />
  );
}

function Running({ startedAt }: { readonly startedAt: number }) {
  const dispatch = useDispatch();
  return (
    <WorkRunning
      title="Extracting annotations"
      label="Extracting annotations"
      elapsed={formatDuration(useNow(SECOND_MS) - startedAt)}
      onCancel={() => dispatch(annotationCancelRequested())}
    />
  );
}
