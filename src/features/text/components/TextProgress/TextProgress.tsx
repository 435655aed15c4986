import { useDispatch, useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { Strip } from '@/ui/Panel/Panel';
import { Progress } from '@/ui/Progress/Progress';
import { Muted, Num, Spacer } from '@/ui/Text/Text';
import { selectTextExtraction } from '../../text.selectors';
import { textExtractionCancelRequested, textExtractionRequested } from '../../text.slice';

const SECOND_MS = 1000;

function RunningText({ startedAt }: { readonly startedAt: number }) {
  const dispatch = useDispatch();
  const elapsed = Math.max(0, useNow(SECOND_MS) - startedAt);
  return (
    <Strip>
      <b>Extracting Text...</b>
      <Muted as={Num}>{formatDuration(elapsed)}</Muted>
      <Spacer />
      <Button size="s" onClick={() => dispatch(textExtractionCancelRequested())}>
        Cancel
      </Button>
      <Progress line label="Extracting text" />
    </Strip>
  );
}

/** How the extraction stands; nothing while there is nothing to say. */
export function TextProgress() {
  const dispatch = useDispatch();
  const extraction = useSelector(selectTextExtraction);
  if (extraction.status === 'running') return <RunningText startedAt={extraction.startedAt} />;
  if (extraction.status === 'idle') return null;
  return (
    <Notice
      tone="danger"
      actions={
        <Button size="s" onClick={() => dispatch(textExtractionRequested())}>
          Retry
        </Button>
      }
    >
      <b>Failed to extract text.</b> {extraction.message}
    </Notice>
  );
}
