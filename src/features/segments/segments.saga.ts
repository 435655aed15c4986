import { isAnyOf } from '@reduxjs/toolkit';
import { workRestored } from '@/article';
import { takeLatest, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { extractSegments, extractSegmentsAgain } from './sagas/extractSegments.saga';
import { restoreDrawn } from './sagas/restoreDrawn.saga';
import { extractionAgainRequested, extractionRequested } from './segmentation.slice';

/**
 * A second request while one is running is a double click, or asks for what is already in progress, so it is
 * ignored. An extraction is not tied to a view: it continues, with its progress and Cancel, after the view
 * that requested it has closed.
 */
export function* segmentsSaga(): SagaGenerator<void> {
  yield* takeLeading(isAnyOf(extractionRequested, extractionAgainRequested), (action) =>
    extractionRequested.match(action) ? extractSegments() : extractSegmentsAgain(),
  );
  yield* takeLatest(workRestored, restoreDrawn);
}
