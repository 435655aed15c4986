import { useDispatch, useSelector } from 'react-redux';
import type { FormField } from '@/domain/submission/submissionFields';
import { selectSeries } from '../../openForm.selectors';
import { selectDiscarded, selectHasEdits, selectSubmitStatus } from '../../submission.selectors';
import {
  editsDiscarded,
  editsDiscardUndone,
  formSkipped,
  submissionClosed,
  submitCancelRequested,
} from '../../submission.slice';
import { Button } from '@/ui/Button/Button';
import { FieldsToMend } from './FieldsToMend';
import { Buttons, Foot } from './SubmissionFoot.styles';
import { SubmitProblem } from './SubmitProblem';

interface SubmissionFootProps {
  readonly onSubmit: () => void;
  readonly onJump: (field: FormField) => void;
}

/** Lists what is missing, and has the buttons that submit or close the dialog. */
export function SubmissionFoot({ onSubmit, onJump }: SubmissionFootProps) {
  const isBusy = useSelector(selectSubmitStatus) !== 'idle';
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
  const isBusy = useSelector(selectSubmitStatus) !== 'idle';
  if (series?.status !== 'running' || isBusy) return null;
  return <Button onClick={() => dispatch(formSkipped())}>Skip</Button>;
}

/** Closes the dialog or, while a submission is running, stops that first. */
function LeaveButton() {
  const dispatch = useDispatch();
  const isBusy = useSelector(selectSubmitStatus) !== 'idle';
  return (
    <Button onClick={() => dispatch(isBusy ? submitCancelRequested() : submissionClosed())}>
      {isBusy ? 'Stop submitting' : 'Cancel'}
    </Button>
  );
}
