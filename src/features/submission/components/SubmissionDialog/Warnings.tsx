import { useSelector } from 'react-redux';
import { answersOf, outcomeOf, type SubmissionAnswer } from '@/domain/submission/submissionReceipt';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { selectFindingsInWords } from '@/features/checks';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { FramedNotice } from '@/ui/Notice/FramedNotice';
import { selectReceiptOf } from '../../receipts.selectors';
import { selectGeneralError, selectIsBusy } from '../../submission.selectors';
import { receiptInWords } from '../SubmittedMark/receiptInWords';

/** What there is to know of the structure before it is sent; nothing of a clean one that was never sent. */
export function Warnings({ target }: { readonly target: SubmissionTarget }) {
  const findings = useSelectorWith(selectFindingsInWords, target.segmentId);
  const lines = [
    ...useReceiptLines(target),
    ...(target.isChecked ? [] : ['Nobody has marked this structure as correct yet.']),
    ...(findings === '' ? [] : [`Look at it before you submit: ${findings}`]),
  ];
  return lines.map((line) => (
    <FramedNotice key={line} tone="warning">
      {line}
    </FramedNotice>
  ));
}

/**
 * Against submitting the same structure twice: why it was refused before, and what else was accepted.
 */
function useReceiptLines({ uniqueKey, smiles }: SubmissionTarget): string[] {
  const [standing, ...alsoAccepted] = answersOf(useSelectorWith(selectReceiptOf, uniqueKey));
  const isBusy = useSelector(selectIsBusy);
  const problem = useSelector(selectGeneralError);
  if (!standing) return [];
  const outcome = outcomeOf(standing);
  // What becomes of the present attempt stands in the foot.
  const isOfPresent = outcome !== 'accepted' && (isBusy || problem !== null);
  const warning = outcome === 'refused' ? '' : '. Submitting again sends it a second time.';
  return [
    ...(isOfPresent ? [] : [`${answerInWords(standing, smiles)}${warning}`]),
    ...alsoAccepted.map((answer) => answerInWords(answer, smiles)),
  ];
}

const answerInWords = (answer: SubmissionAnswer, smiles: string): string =>
  `${receiptInWords(answer)}${answer.smiles === smiles ? '' : ', with a different structure'}`;
