import { isAnyOf } from '@reduxjs/toolkit';
import { queueOf } from '@/domain/reviewQueue';
import { selectSegmentById, stepRedone, stepUndone } from '@/article';
import { fork, put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { selectQueue, selectQueueFacts, selectShownQueue } from './review.selectors';
import {
  approvedAndNext,
  drawingShown,
  laterChosen,
  nextChosen,
  previousChosen,
  queueOrderChosen,
  queueOrdered,
  rejectedAndNext,
  reviewOpened,
  reviewRequested,
  selectReviewedId,
  selectReviewView,
  sureAccepted,
} from './review.slice';
import { acceptSure, approveAndGoOn, putOffAndGoOn, rejectAndGoOn } from './sagas/decide.saga';
import { drawLabels } from './sagas/drawLabels.saga';
import { beginWithDoubtful } from './sagas/beginWithDoubtful.saga';
import { followReviewAddress } from './sagas/followReviewAddress.saga';

/** The queue's order is fixed when review opens, so that nothing moves under the curator's eyes. */
export function* reviewSaga(): SagaGenerator<void> {
  yield* takeEvery(reviewRequested, open);
  yield* takeEvery(queueOrderChosen, order);
  yield* takeEvery(approvedAndNext, approveAndGoOn);
  yield* takeEvery(sureAccepted, acceptSure);
  yield* takeEvery(rejectedAndNext, rejectAndGoOn);
  yield* takeEvery(laterChosen, putOffAndGoOn);
  yield* takeEvery(nextChosen, () => step(1));
  yield* takeEvery(previousChosen, () => step(-1));
  yield* takeEvery(isAnyOf(stepUndone, stepRedone), showChanged);
  yield* fork(followReviewAddress);
  yield* fork(drawLabels);
}

function* open({
  payload: { view, segmentId },
}: ReturnType<typeof reviewRequested>): SagaGenerator<void> {
  const queue = queueOf(yield* select(selectQueueFacts), 'doubtfulFirst');
  const currentId = segmentId ?? queue[0]?.id ?? null;
  yield* put(reviewOpened({ view, queue, currentId }));
  if (segmentId === undefined) yield* beginWithDoubtful();
}

function* order({ payload }: ReturnType<typeof queueOrderChosen>): SagaGenerator<void> {
  const queue = queueOf(yield* select(selectQueueFacts), payload);
  yield* put(queueOrdered({ order: payload, queue }));
}

/** Through what the filters leave, without deciding. */
function* step(by: 1 | -1): SagaGenerator<void> {
  const shown = yield* select(selectShownQueue);
  const current = yield* select(selectReviewedId);
  const index = shown.findIndex(({ id }) => id === current);
  const wanted = index < 0 ? shown[0] : shown[index + by];
  if (wanted) yield* put(drawingShown(wanted.id));
}

/** Undoing leads to the drawing it is about. */
function* showChanged({
  payload: { segmentIds },
}: ReturnType<typeof stepUndone>): SagaGenerator<void> {
  if ((yield* select(selectReviewView)) === null) return;
  const [id] = segmentIds;
  const isThere = id !== undefined && (yield* select(selectSegmentById, id)) !== undefined;
  if (isThere && (yield* select(selectQueue)).length > 0) yield* put(drawingShown(id));
}
