import { selectFindingsInWords, type ChecksRootState } from '@/features/checks';
import { selectApprovalQuestion, type ReviewRootState } from '@/features/review';

/** What there is to know of a drawing that was to be called correct, while it is asked about; otherwise empty. */
export const selectQuestionInWords = (
  state: ReviewRootState & ChecksRootState,
  id: string,
): string =>
  selectApprovalQuestion(state)?.segmentId === id ? selectFindingsInWords(state, id) : '';
