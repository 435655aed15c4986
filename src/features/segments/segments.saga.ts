import { isAnyOf } from '@reduxjs/toolkit';
import { takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { addDrawn } from './sagas/addDrawn.saga';
import { extractSegments, extractSegmentsAgain } from './sagas/extractSegments.saga';
import { extractionAgainRequested, extractionRequested, segmentDrawn } from './segments.slice';

/**
 * A second request while one is running is a double click, or asks for what is under way, and is ignored. An
 * extraction belongs to no view: it goes on, with its progress and Cancel, when whoever asked has closed.
 */
export function* segmentsSaga(): SagaGenerator<void> {
  yield* takeLeading(isAnyOf(extractionRequested, extractionAgainRequested), (action) =>
    extractionRequested.match(action) ? extractSegments() : extractSegmentsAgain(),
  );
  yield* takeEvery(segmentDrawn, addDrawn);
}
