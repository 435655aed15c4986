/** Whether a form is open, apart from what it says: the first screen needs no more. */
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import type { SubmissionRootState, SubmissionSeries } from './submissionState';

/** The structure whose form is open; `null` while the dialog is closed. */
export const selectSubmissionTarget = ({
  article: { submission },
}: SubmissionRootState): SubmissionTarget | null => submission.open?.target ?? null;

export const selectFormIsClosed = ({ article: { submission } }: SubmissionRootState): boolean =>
  submission.open === null;

/** Compounds that are submitted one after the other; `undefined` if there are none. */
export const selectSeries = ({
  article: { submission },
}: SubmissionRootState): SubmissionSeries | undefined => submission.series;

/** The user's changes in the forms of this document, keyed by the structures' `uniqueKey`. */
export const selectSubmissionDrafts = ({ article: { submission } }: SubmissionRootState) =>
  submission.drafts;
