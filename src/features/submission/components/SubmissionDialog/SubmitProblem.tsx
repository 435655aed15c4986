import { useSelector } from 'react-redux';
import { Framed } from '@/ui/Notice/Framed';
import { Notice } from '@/ui/Notice/Notice';
import { selectGeneralError } from '../../submission.selectors';

/** Why a submission failed; shown until the next attempt. */
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
