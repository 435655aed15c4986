import { isAnyOf } from '@reduxjs/toolkit';
import { compoundFieldsSet, documentClosed, documentOpened, textCompared } from '@/article';
import { selectIsRunning } from '@/features/recognition';
import { put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { selectQueue } from '../review.selectors';
import {
  approvedAndNext,
  drawingShown,
  groupFiltered,
  laterChosen,
  nextChosen,
  pageFiltered,
  previousChosen,
  queueOrderChosen,
  rejectedAndNext,
  reviewClosed,
  reviewRequested,
  selectReviewedId,
  viewShown,
} from '../review.slice';

/** From then on, the drawing before the curator is theirs. */
const ENDS = isAnyOf(
  approvedAndNext,
  compoundFieldsSet,
  documentClosed,
  documentOpened,
  drawingShown,
  groupFiltered,
  laterChosen,
  nextChosen,
  pageFiltered,
  previousChosen,
  queueOrderChosen,
  rejectedAndNext,
  reviewClosed,
  reviewRequested,
  viewShown,
);

/**
 * What names and formulas say of the structures is known some seconds after all have been read, and may put another drawing
 * first. A curator who has opened the review and done nothing yet then begins with that one. While drawings are
 * still being read, the drawing on the screen stays.
 */
export function* beginWithDoubtful(): SagaGenerator<void> {
  if (yield* select(selectIsRunning)) return;
  for (;;) {
    const { ended } = yield* race({ ended: take(ENDS), compared: take(textCompared) });
    if (ended) return;
    const [first] = yield* select(selectQueue);
    const isOther = first?.id !== (yield* select(selectReviewedId));
    if (first?.group === 'doubtful' && isOther) yield* put(drawingShown(first.id));
  }
}
