import { useDispatch } from 'react-redux';
import type { StereoLoss } from '@/domain/stereo';
import { Button } from '@/ui/Button/Button';
import { ConfirmDialog } from '@/ui/Dialog/ConfirmDialog';
import { Dialog } from '@/ui/Dialog/Dialog';
import {
  discardConfirmed,
  editingResumed,
  stereoLossAccepted,
  type EditorQuestion,
} from '../../editor.slice';

/** What the editor asks before it continues; nothing while `question` is null. */
export function EditorQuestions({ question }: { readonly question: EditorQuestion | null }) {
  if (question?.kind === 'discard') return <DiscardQuestion />;
  if (question?.kind === 'stereoLost') return <StereoQuestion loss={question.loss} />;
  return null;
}

function DiscardQuestion() {
  const dispatch = useDispatch();
  const resume = () => dispatch(editingResumed());
  return (
    <ConfirmDialog
      open
      onClose={resume}
      title="Discard your changes?"
      keep="Keep editing"
      confirm="Discard changes"
      onConfirm={() => dispatch(discardConfirmed())}
    >
      <p>Your changes in the editor will be lost. The structure stays as it was.</p>
    </ConfirmDialog>
  );
}

function StereoQuestion({ loss: { centres, doubleBonds } }: { readonly loss: StereoLoss }) {
  const dispatch = useDispatch();
  const resume = () => dispatch(editingResumed());
  return (
    <Dialog
      open
      onClose={resume}
      title={centres ? 'Stereo centres were lost' : 'Double bonds lost their E or Z'}
      footer={
        <>
          <Button onClick={resume}>Back</Button>
          <Button variant="primary" onClick={() => dispatch(stereoLossAccepted())}>
            Apply anyway
          </Button>
        </>
      }
    >
      {centres && <p>{inWords(centres, 'stereo centre', 'defined')}</p>}
      {doubleBonds && <p>{inWords(doubleBonds, 'double bond', 'E or Z')}</p>}
    </Dialog>
  );
}

/** `2 of 3 stereo centres are no longer defined: the drawing now has 1.` */
function inWords(
  { before, after }: { readonly before: number; readonly after: number },
  what: string,
  state: string,
): string {
  const lost = before - after;
  const verb = lost === 1 ? 'is' : 'are';
  return `${lost} of ${before} ${what}${before === 1 ? '' : 's'} ${verb} no longer ${state}: the drawing now has ${after}.`;
}
