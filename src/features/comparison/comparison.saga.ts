import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { documentClosed, documentOpened, segmentRemoved, selectSegmentById } from '@/article';
import { raiseNotice } from '@/features/notices';
import {
  call,
  fork,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '@/lib/saga/effects';
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
 * One comparison at a time. When it is closed, or another segment's is opened, or another document, or
 * its segment goes, everything that runs for it is cancelled with its requests.
 */
export function* comparisonSaga(): SagaGenerator<void> {
  const shown = isAnyOf(comparisonOpened, comparisonClosed, documentOpened, documentClosed);
  yield* takeLatest(shown, function* whileShown(action: Shown) {
    if (!comparisonOpened.match(action)) return;
    const { segmentId } = action.payload;
    yield* race({
      ended: call(compare, action.payload),
      gone: take((it: Action) => segmentRemoved.match(it) && it.payload.id === segmentId),
    });
  });
}

function* compare({ segmentId, pdfId }: { segmentId: string; pdfId: string }): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, segmentId);
  if (segment?.pdfId !== pdfId) {
    yield* raiseNotice({ type: 'error', message: 'No segments available for comparison' });
    return;
  }
  // Readings that are made again end an analysis of the old ones.
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
