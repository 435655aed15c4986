import { isAnyOf } from '@reduxjs/toolkit';
import { fork, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { recognitionRequested, recognitionRetryRequested } from './recognition.slice';
import { loadEngines } from './sagas/loadEngines.saga';
import { recogniseAgain, recogniseChosen } from './sagas/recogniseChosen.saga';

/** One run at a time: a request during a run is ignored, since its button is busy. */
export function* recognitionSaga(): SagaGenerator<void> {
  yield* fork(loadEngines);
  yield* takeLeading(isAnyOf(recognitionRequested, recognitionRetryRequested), startRun);
}

function* startRun(
  action: ReturnType<typeof recognitionRequested> | ReturnType<typeof recognitionRetryRequested>,
): SagaGenerator<void> {
  if (recognitionRetryRequested.match(action)) yield* recogniseAgain(action.payload);
  else yield* recogniseChosen();
}
