import { isAnyOf } from '@reduxjs/toolkit';
import { compoundFieldsSet } from '@/features/compounds';
import { documentClosed, documentOpened } from '@/features/document';
import { selectIsRunning } from '@/features/recognition';
import { namesCompared } from '@/features/structures';
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
 * What names say of the structures is known seconds after all are read, and may make another drawing the first to
 * look at: whoever has just opened the review and done nothing yet begins with that one. While drawings are still
 * read, nothing is taken from under the curator's eyes.
 */
export function* beginWithDoubtful(): SagaGenerator<void> {
  if (yield* select(selectIsRunning)) return;
  for (;;) {
    const { ended } = yield* race({ ended: take(ENDS), compared: take(namesCompared) });
    if (ended) return;
    const [first] = yield* select(selectQueue);
    const isOther = first?.id !== (yield* select(selectReviewedId));
    if (first?.group === 'doubtful' && isOther) yield* put(drawingShown(first.id));
  }
}
