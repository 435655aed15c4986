import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Framed } from '@/ui/Notice/Framed';
import { Notice } from '@/ui/Notice/Notice';
import { selectReceiptOf } from '../../submission.selectors';
import { receiptInWords } from '../SubmittedMark/receiptInWords';

/** Warns against submitting the same structure twice. */
export function ReceiptNotice({ target: { uniqueKey, smiles } }: { target: SubmissionTarget }) {
  const receipt = useSelectorWith(selectReceiptOf, uniqueKey);
  if (!receipt) return null;
  const since = receipt.smiles === smiles ? '' : ', with a different structure';
  return (
    <Framed>
      <Notice tone="warning" wraps>
        {receiptInWords(receipt)}
        {since}. Submitting again sends it a second time.
      </Notice>
    </Framed>
  );
}
