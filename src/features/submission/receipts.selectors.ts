import { weakMapMemoize } from '@reduxjs/toolkit';
import { presentText } from '@/domain/missing';
import type { Structure } from '@/domain/structure';
import { receiptOfPresent, type SubmissionReceipt } from '@/domain/submission/submissionReceipt';
import type { SubmissionRootState, SubmissionState } from './submissionState';

/** Which structures of this document were submitted; `undefined` before the first. */
export const selectReceipts = (state: SubmissionRootState) => state.article.submission.receipts;

/** What became of the submissions of a structure, as it was each time. */
export const selectReceiptOf = (
  { article: { submission } }: SubmissionRootState,
  uniqueKey: string,
): SubmissionReceipt | undefined => submission.receipts?.[uniqueKey];

/** The same object for the same receipt and structure. */
const receiptFrom = weakMapMemoize(receiptOfPresent);

/** What is known of the submissions of a structure as it is now; `receipts` as selected. */
export const receiptOfStructure = (
  receipts: SubmissionState['receipts'],
  structure: Structure | undefined,
): SubmissionReceipt | undefined => {
  const receipt = structure && receipts?.[structure.uniqueKey];
  return receipt && receiptFrom(receipt, presentText(structure.smiles));
};
