import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import {
  annotationAddRequested,
  annotationRequested,
  annotationsJudgeRequested,
  savedResultRequested,
} from '@/features/annotations';
import { articleReadingRequested, branchRetryRequested } from '@/features/articleReading';
import {
  boxChangeRequested,
  boxDrawRequested,
  boxesMergeRequested,
  boxesReadRequested,
  boxesRemoveRequested,
  boxSplitRequested,
} from '@/features/boxes';
import { selectionApplied, selectionApplyRequested } from '@/features/comparison';
import { editRequested, placeFixRequested } from '@/features/editor';
import { redoRequested, undoRequested } from '@/features/history';
import { type WorkState, actOf, stepRedone, stepUndone } from '@/article';
import {
  approvalRequested,
  correctnessToggled,
  judgementsTakenBack,
  rejectionRequested,
} from '@/features/judging';
import { nameStructureTakeRequested } from '@/features/nameStructures';
import {
  readingNextRequested,
  recognitionRequested,
  recognitionRetryRequested,
} from '@/features/recognition';
import { approvedAndNext, rejectedAndNext } from '@/features/review';
import { startOverRequested } from '@/features/savedWork';
import {
  extractionAgainRequested,
  extractionRequested,
  selectAllRequested,
} from '@/features/segments';
import {
  fieldEdited,
  organismAdded,
  organismEdited,
  organismRemoved,
  submitRequested,
} from '@/features/submission';
import { textExtractionRequested } from '@/features/text';

/** What extracts or reads something of the open article. */
const startsReading = isAnyOf(
  annotationRequested,
  articleReadingRequested,
  branchRetryRequested,
  extractionAgainRequested,
  extractionRequested,
  readingNextRequested,
  recognitionRequested,
  recognitionRetryRequested,
  savedResultRequested,
  textExtractionRequested,
);

/** Refused before their processes ask the services for anything, or move on to the next drawing. */
const asksForChange = isAnyOf(
  annotationAddRequested,
  annotationsJudgeRequested,
  approvalRequested,
  approvedAndNext,
  boxChangeRequested,
  boxDrawRequested,
  boxesMergeRequested,
  boxesReadRequested,
  boxesRemoveRequested,
  boxSplitRequested,
  correctnessToggled,
  editRequested,
  judgementsTakenBack,
  redoRequested,
  nameStructureTakeRequested,
  placeFixRequested,
  rejectedAndNext,
  rejectionRequested,
  selectAllRequested,
  selectionApplyRequested,
  startOverRequested,
  undoRequested,
);

const changesForm = isAnyOf(
  fieldEdited,
  organismAdded,
  organismEdited,
  organismRemoved,
  submitRequested,
);

const changesWork = isAnyOf(selectionApplied, stepRedone, stepUndone);

/** Whether the user would change the open article's work by it; what is only looked at, or restored, is not. */
export const changesArticle = (state: WorkState, action: UnknownAction): boolean =>
  startsReading(action) ||
  asksForChange(action) ||
  changesForm(action) ||
  changesWork(action) ||
  actOf(state, action) !== null;
