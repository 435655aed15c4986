import { isAnyOf } from '@reduxjs/toolkit';
import { stepRedone, stepUndone } from '@/article';
import { takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import {
  boxChangeRequested,
  boxDrawRequested,
  boxesMergeRequested,
  boxesReadRequested,
  boxesRemoveRequested,
  boxSplitRequested,
} from './boxes.actions';
import { change, draw, merge, remove, split } from './sagas/editBoxes.saga';
import { readBoxes } from './sagas/readBoxes.saga';
import { forgetUndone } from './sagas/forgetUndone.saga';

/** What the user does to boxes on the page, and to have them read. */
export function* boxesSaga(): SagaGenerator<void> {
  yield* takeEvery(boxDrawRequested, draw);
  yield* takeEvery(boxChangeRequested, change);
  yield* takeEvery(boxesRemoveRequested, remove);
  yield* takeEvery(boxesMergeRequested, merge);
  yield* takeEvery(boxSplitRequested, split);
  yield* takeEvery(boxesReadRequested, readBoxes);
  yield* takeEvery(isAnyOf(stepUndone, stepRedone), forgetUndone);
}
