import { takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { addDrawn } from './sagas/addDrawn.saga';
import { extractSegments } from './sagas/extractSegments.saga';
import { extractionRequested, segmentDrawn } from './segments.slice';

/** A second request while one is running is a double click, and is ignored. */
export function* segmentsSaga(): SagaGenerator<void> {
  yield* takeLeading(extractionRequested, extractSegments);
  yield* takeEvery(segmentDrawn, addDrawn);
}
