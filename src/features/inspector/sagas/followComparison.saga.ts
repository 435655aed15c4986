import { isAnyOf } from '@reduxjs/toolkit';
import {
  comparisonClosed,
  comparisonOpened,
  selectionApplied,
  selectOpenComparisonId,
} from '@/features/comparison';
import { selectSegmentById } from '@/article';
import { put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import {
  comparisonShown,
  detailsShown,
  inspectorClosed,
  segmentOpened,
  selectOpenSegmentId,
} from '../inspector.slice';

/**
 * The comparison runs only while it is shown: leaving it in any way ends its requests. Applying a result
 * leads back to the details, where it is visible (docs/requirements/core.md 4.26).
 */
export function* followComparison(): SagaGenerator<void> {
  yield* takeEvery(comparisonShown, openComparison);
  yield* takeEvery(isAnyOf(detailsShown, inspectorClosed, segmentOpened), closeComparison);
  yield* takeEvery(selectionApplied, backToDetails);
}

function* openComparison(): SagaGenerator<void> {
  const segmentId = yield* select(selectOpenSegmentId);
  const segment = segmentId === null ? undefined : yield* select(selectSegmentById, segmentId);
  if (segment) yield* put(comparisonOpened({ segmentId: segment.id, pdfId: segment.pdfId }));
}

function* closeComparison(): SagaGenerator<void> {
  if ((yield* select(selectOpenComparisonId)) !== null) yield* put(comparisonClosed());
}

function* backToDetails(): SagaGenerator<void> {
  yield* put(detailsShown());
}
