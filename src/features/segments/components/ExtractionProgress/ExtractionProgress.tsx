import { useDispatch, useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { Strip } from '@/ui/Panel/Panel';
import { Progress } from '@/ui/Progress/Progress';
import { Muted, Num, Spacer } from '@/ui/Text/Text';
import { selectExtraction } from '../../segments.selectors';
import { extractionCancelRequested, extractionRequested } from '../../segments.slice';

const SECOND_MS = 1000;

/** How the cutting-out stands; nothing while there is nothing to say. */
export function ExtractionProgress() {
  const extraction = useSelector(selectExtraction);
  if (extraction.status === 'running') return <Running startedAt={extraction.startedAt} />;
  if (extraction.status === 'failed') return <Failed message={extraction.message} />;
  return null;
}

function Running({ startedAt }: { readonly startedAt: number }) {
  const dispatch = useDispatch();
  const elapsed = useNow(SECOND_MS) - startedAt;
  return (
    <Strip>
      <b>Extracting Structures...</b>
      <Muted as={Num}>{formatDuration(elapsed)}</Muted>
      <Spacer />
      <Button size="s" onClick={() => dispatch(extractionCancelRequested())}>
        Cancel
      </Button>
      <Progress line label="Extracting structures" />
    </Strip>
  );
}

function Failed({ message }: { readonly message: string }) {
  const dispatch = useDispatch();
  return (
    <Notice
      tone="danger"
      actions={
        <Button size="s" onClick={() => dispatch(extractionRequested())}>
          Retry
        </Button>
      }
    >
      <b>Failed to extract segments.</b> {message}
    </Notice>
  );
}
