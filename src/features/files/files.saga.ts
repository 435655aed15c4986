import { documentOpened } from '@/article';
import { filesGiven } from '@/features/document';
import { fork, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { readStated } from './sagas/readStated.saga';
import { takeGiven } from './sagas/takeGiven.saga';
import { takePasted } from './sagas/takePasted.saga';

/** Files other than PDFs become documents. */
export function* filesSaga(): SagaGenerator<void> {
  const stating = new Set<string>();
  yield* takeEvery(filesGiven, takeGiven, stating);
  yield* takeEvery(documentOpened, readStated, stating);
  yield* fork(takePasted);
}
