import { filesGiven } from '@/features/document';
import { fork, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { takeGiven } from './sagas/takeGiven.saga';
import { takePasted } from './sagas/takePasted.saga';

/** Files other than PDFs become documents. */
export function* filesSaga(): SagaGenerator<void> {
  yield* takeEvery(filesGiven, takeGiven);
  yield* fork(takePasted);
}
