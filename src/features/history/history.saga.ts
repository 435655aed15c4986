import { put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { redoRequested, undoRequested } from './history.actions';
import { selectLastDone, selectLastUndone, stepRedone, stepUndone } from '@/article';

/** The step is part of the fact, so that a trace tells what was taken back. */
export function* historySaga(): SagaGenerator<void> {
  yield* takeEvery(undoRequested, undo);
  yield* takeEvery(redoRequested, redo);
}

function* undo(): SagaGenerator<void> {
  const step = yield* select(selectLastDone);
  if (step) yield* put(stepUndone(step));
}

function* redo(): SagaGenerator<void> {
  const step = yield* select(selectLastUndone);
  if (step) yield* put(stepRedone(step));
}
