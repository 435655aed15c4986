import { isAnyOf } from '@reduxjs/toolkit';
import {
  call,
  fork,
  put,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@/lib/saga/effects';
import {
  combinedExportRequested,
  importRequested,
  packingRequested,
  readingCancelRequested,
  readingRequested,
  removalRequested,
  searchRequested,
  spaceFreeRequested,
} from './library.actions';
import { articlesQueued, articlesUnqueued, fileSettled, readingEnded } from './library.slice';
import { createArticleIndex } from './articleIndex';
import { exportCombined } from './sagas/exportCombined.saga';
import { importLibrary } from './sagas/importLibrary.saga';
import { packLibrary } from './sagas/packLibrary.saga';
import { searchLibrary } from './sagas/searchLibrary.saga';
import { keepQueue, restoreQueue } from './sagas/keepQueue.saga';
import { freeSpace, measureSpace } from './sagas/measureSpace.saga';
import { readQueue } from './sagas/readQueue.saga';
import { removeArticles } from './sagas/removeArticles.saga';
import { takeArticles } from './sagas/takeArticles.saga';
import { visitLibrary } from './sagas/visitLibrary.saga';

/** Many articles: keeps them, reads them one after another, and leads to each. */
export function* librarySaga(): SagaGenerator<void> {
  const index = createArticleIndex();
  yield* call(restoreQueue);
  yield* fork(keepQueue);
  yield* fork(takeArticles);
  yield* fork(visitLibrary);
  yield* fork(readQueue);
  yield* takeEvery(readingRequested, function* queue({ payload }) {
    yield* put(articlesQueued(payload));
  });
  yield* takeEvery(readingCancelRequested, function* unqueue({ payload }) {
    yield* put(articlesUnqueued([payload]));
  });
  yield* takeEvery(removalRequested, removeArticles);
  yield* takeLeading(spaceFreeRequested, freeSpace);
  yield* takeLatest(searchRequested, searchLibrary, index);
  yield* takeLeading(combinedExportRequested, exportCombined, index);
  yield* takeLeading(packingRequested, packLibrary);
  yield* takeLeading(importRequested, importLibrary);
  yield* takeLatest(isAnyOf(fileSettled, readingEnded), measureSpace);
}
