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

function StereoQuestion({ loss: { before, after } }: { readonly loss: StereoLoss }) {
  const dispatch = useDispatch();
  const resume = () => dispatch(editingResumed());
  const lost = before - after;
  return (
    <Dialog
      open
      onClose={resume}
      title="Stereo centres were lost"
      footer={
        <>
          <Button onClick={resume}>Back</Button>
          <Button variant="primary" onClick={() => dispatch(stereoLossAccepted())}>
            Apply anyway
          </Button>
        </>
      }
    >
      <p>
        {lost} of {before} stereo {before === 1 ? 'centre' : 'centres'} {lost === 1 ? 'is' : 'are'}{' '}
        no longer defined: the drawing now has {after}.
      </p>
    </Dialog>
  );
}
