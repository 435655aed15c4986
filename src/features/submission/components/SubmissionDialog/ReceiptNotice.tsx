import { useSelector } from 'react-redux';
import { outcomeOf } from '@/domain/submission/submissionReceipt';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Framed } from '@/ui/Notice/Framed';
import { Notice } from '@/ui/Notice/Notice';
import {
  selectGeneralError,
  selectReceiptOf,
  selectSubmitStatus,
} from '../../submission.selectors';
import { receiptInWords } from '../SubmittedMark/receiptInWords';

/** Warns against submitting the same structure twice, and says why it was refused before. */
export function ReceiptNotice({ target: { uniqueKey, smiles } }: { target: SubmissionTarget }) {
  const receipt = useSelectorWith(selectReceiptOf, uniqueKey);
  const isBusy = useSelector(selectSubmitStatus) !== 'idle';
  const problem = useSelector(selectGeneralError);
  if (!receipt) return null;
  const isRefused = outcomeOf(receipt) === 'refused';
  // What becomes of the present attempt stands in the foot.
  if (outcomeOf(receipt) !== 'accepted' && (isBusy || problem !== null)) return null;
  const since = receipt.smiles === smiles ? '' : ', with a different structure';
  const what = `${receiptInWords(receipt)}${since}`;
  return (
    <Framed>
      <Notice tone="warning" wraps>
        {isRefused ? what : `${what}. Submitting again sends it a second time.`}
      </Notice>
    </Framed>
  );
}
