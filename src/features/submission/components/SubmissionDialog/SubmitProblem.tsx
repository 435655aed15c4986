import { useSelector } from 'react-redux';
import { Notice } from '@/ui/Notice/Notice';
import { selectGeneralError } from '../../submission.selectors';
import { Framed } from './SubmissionDialog.styles';

/** Why a submission failed; stays until the next try. */
export function SubmitProblem() {
  const problem = useSelector(selectGeneralError);
  return (
    <div role="alert">
      {problem !== null && (
        <Framed>
          <Notice tone="danger" wraps>
            {problem}
          </Notice>
        </Framed>
      )}
    </div>
  );
}
