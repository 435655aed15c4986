import { useDispatch, useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { Strip } from '@/ui/Panel/Panel';
import { Progress } from '@/ui/Progress/Progress';
import { Muted, Num, Spacer } from '@/ui/Text/Text';
import { selectAnnotationExtraction } from '../../annotations.selectors';
import { annotationCancelRequested, annotationRequested } from '../../annotations.slice';

const SECOND_MS = 1000;

function RunningAnnotation({ startedAt }: { readonly startedAt: number }) {
  const dispatch = useDispatch();
  const elapsed = Math.max(0, useNow(SECOND_MS) - startedAt);
  return (
    <Strip>
      <b>Extracting annotations</b>
      <Muted as={Num}>{formatDuration(elapsed)}</Muted>
      <Spacer />
      <Button size="s" onClick={() => dispatch(annotationCancelRequested())}>
        Cancel
      </Button>
      <Progress line label="Extracting annotations" />
    </Strip>
  );
}

/** How the annotation stands; nothing while there is nothing to say. */
export function AnnotationProgress() {
  const dispatch = useDispatch();
  const extraction = useSelector(selectAnnotationExtraction);
  if (extraction.status === 'running') {
    return <RunningAnnotation startedAt={extraction.startedAt} />;
  }
  if (extraction.status === 'idle') return null;
  return (
    <Notice
      tone="danger"
      actions={
        <Button size="s" onClick={() => dispatch(annotationRequested())}>
          Retry
        </Button>
      }
    >
      <b>Failed to extract annotations.</b> {extraction.message}
    </Notice>
  );
}
