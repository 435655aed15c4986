import { useDispatch, useSelector } from 'react-redux';
import type { FormField } from '@/domain/submission/submissionFields';
import { selectSeries } from '../../openForm.selectors';
import {
  selectDiscarded,
  selectGeneralError,
  selectHasEdits,
  selectIsBusy,
} from '../../submission.selectors';
import {
  editsDiscarded,
  editsDiscardUndone,
  formSkipped,
  submissionClosed,
  submitCancelRequested,
} from '../../submission.slice';
import { Button } from '@/ui/Button/Button';
import { FramedNotice } from '@/ui/Notice/FramedNotice';
import { FieldsToMend } from './FieldsToMend';
import { Buttons, Foot } from './SubmissionFoot.styles';

interface SubmissionFootProps {
  readonly onSubmit: () => void;
  readonly onJump: (field: FormField) => void;
}

/** Lists what is missing, and has the buttons that submit or close the dialog. */
export function SubmissionFoot({ onSubmit, onJump }: SubmissionFootProps) {
  const isBusy = useSelector(selectIsBusy);
  return (
    <Foot>
      <SubmitProblem />
      <FieldsToMend onJump={onJump} />
      <Buttons>
        <DiscardButton />
        <SkipButton />
        <LeaveButton />
        <Button variant="primary" busy={isBusy} onClick={onSubmit}>
          {isBusy ? 'Submitting...' : 'Submit to COCONUT'}
        </Button>
      </Buttons>
    </Foot>
  );
}

/** Why a submission failed; shown until the next attempt. */
function SubmitProblem() {
  const problem = useSelector(selectGeneralError);
  return (
    <div role="alert">
      {problem !== null && <FramedNotice tone="danger">{problem}</FramedNotice>}
    </div>
  );
}

/** A single button whose function changes, so that it keeps the focus. */
function DiscardButton() {
  const dispatch = useDispatch();
  const hasEdits = useSelector(selectHasEdits);
  const canUndo = useSelector(selectDiscarded);
  if (!hasEdits && !canUndo) return null;
  return (
    <Button
      variant="quiet"
      onClick={() => dispatch(hasEdits ? editsDiscarded() : editsDiscardUndone())}
    >
      {hasEdits ? 'Discard changes' : 'Undo discarding'}
    </Button>
  );
}

/** Leaves the structure out of the series; what was entered is kept. */
function SkipButton() {
  const dispatch = useDispatch();
  const series = useSelector(selectSeries);
  const isBusy = useSelector(selectIsBusy);
  if (series?.status !== 'running' || isBusy) return null;
  return <Button onClick={() => dispatch(formSkipped())}>Skip</Button>;
}

/** Closes the dialog or, while a submission is running, stops that first. */
function LeaveButton() {
  const dispatch = useDispatch();
  const isBusy = useSelector(selectIsBusy);
  return (
    <Button onClick={() => dispatch(isBusy ? submitCancelRequested() : submissionClosed())}>
      {isBusy ? 'Stop submitting' : 'Cancel'}
    </Button>
  );
}
