import { useSelector } from 'react-redux';
import { Framed } from '@/ui/Notice/Framed';
import { Notice } from '@/ui/Notice/Notice';
import { selectGeneralError } from '../../submission.selectors';

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
