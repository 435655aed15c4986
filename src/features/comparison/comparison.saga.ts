import { isAnyOf } from '@reduxjs/toolkit';
import { documentClosed, documentOpened } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { selectSegmentById } from '@/features/segments';
import { fork, select, takeEvery, takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import {
  analysisRequested,
  commonStructureRequested,
  comparisonClosed,
  comparisonOpened,
  readingsStarted,
  selectionApplyRequested,
} from './comparison.slice';
import { analyse, analyseAutomatically } from './sagas/analyse.saga';
import { applySelection } from './sagas/applySelection.saga';
import { findCommonStructure } from './sagas/findCommonStructure.saga';
import { readEngines } from './sagas/readEngines.saga';

type Shown =
  | ReturnType<typeof comparisonOpened>
  | ReturnType<typeof comparisonClosed>
  | ReturnType<typeof documentOpened>
  | ReturnType<typeof documentClosed>;

/**
 * One comparison at a time. When it is closed, or another segment's or another document is opened, everything
 * in progress for it is cancelled with its requests.
 */
export function* comparisonSaga(): SagaGenerator<void> {
  const shown = isAnyOf(comparisonOpened, comparisonClosed, documentOpened, documentClosed);
  yield* takeLatest(shown, function* whileShown(action: Shown) {
    if (comparisonOpened.match(action)) yield* compare(action.payload);
  });
}

function* compare({ segmentId, pdfId }: { segmentId: string; pdfId: string }): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, segmentId);
  if (segment?.pdfId !== pdfId) {
    yield* raiseNotice({ type: 'error', message: 'No segments available for comparison' });
    return;
  }
  // When results are read again, an analysis of the old ones ends.
  yield* takeLatest(isAnyOf(analysisRequested, readingsStarted), function* analysis({ type }) {
    if (type === analysisRequested.type) yield* analyse(segmentId);
  });
  yield* takeLatest(isAnyOf(commonStructureRequested, readingsStarted), function* common({ type }) {
    if (type === commonStructureRequested.type) yield* findCommonStructure(segmentId);
  });
  yield* takeEvery(selectionApplyRequested, () => applySelection(segmentId));
  yield* fork(analyseAutomatically, segmentId);
  yield* readEngines(segmentId);
}
