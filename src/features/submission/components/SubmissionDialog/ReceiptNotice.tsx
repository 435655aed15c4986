import { useSelector } from 'react-redux';
import { answersOf, outcomeOf, type SubmissionAnswer } from '@/domain/submission/submissionReceipt';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Framed } from '@/ui/Notice/Framed';
import { Notice } from '@/ui/Notice/Notice';
import { selectReceiptOf } from '../../receipts.selectors';
import { selectGeneralError, selectSubmitStatus } from '../../submission.selectors';
import { receiptInWords } from '../SubmittedMark/receiptInWords';

/**
 * Warns against submitting the same structure twice, and says why it was refused before, and what else was
 * accepted.
 */
export function ReceiptNotice({ target: { uniqueKey, smiles } }: { target: SubmissionTarget }) {
  const [standing, ...alsoAccepted] = answersOf(useSelectorWith(selectReceiptOf, uniqueKey));
  const isBusy = useSelector(selectSubmitStatus) !== 'idle';
  const problem = useSelector(selectGeneralError);
  if (!standing) return null;
  const outcome = outcomeOf(standing);
  // What becomes of the present attempt stands in the foot.
  const isOfPresent = outcome !== 'accepted' && (isBusy || problem !== null);
  const warning = outcome === 'refused' ? '' : '. Submitting again sends it a second time.';
  const lines = [
    ...(isOfPresent ? [] : [`${answerInWords(standing, smiles)}${warning}`]),
    ...alsoAccepted.map((answer) => answerInWords(answer, smiles)),
  ];
  return lines.map((line) => (
    <Framed key={line}>
      <Notice tone="warning" wraps>
        {line}
      </Notice>
    </Framed>
  ));
}

const answerInWords = (answer: SubmissionAnswer, smiles: string): string =>
  `${receiptInWords(answer)}${answer.smiles === smiles ? '' : ', with a different structure'}`;
