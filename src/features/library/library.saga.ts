import { isAnyOf } from '@reduxjs/toolkit';
import { worksRemoved } from '@/features/savedWork';
import {
  call,
  fork,
  put,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  acceptanceTakenBack,
  allSureAccepted,
  articleOpenRequested,
  besideShown,
  combinedExportRequested,
  packingRequested,
  readingCancelRequested,
  readingRequested,
  removalRequested,
  searchRequested,
  spaceFreeRequested,
  statisticsExportRequested,
  supplementSet,
  sureSought,
} from './library.actions';
import { articlesQueued, articlesUnqueued, fileSettled, readingEnded } from './library.slice';
import type { OpenReader } from './articleReader';
import { selectViewIsShown } from './inbox.selectors';
import { createArticleIndex, forgetArticles, type ArticleIndex } from './articleIndex';
import { recordsSaga } from './records/records.saga';
import { keepQueue } from './sagas/keepQueue.saga';
import { findWhenReviewed } from './sagas/findWhenReviewed.saga';
import { followFileLink } from './sagas/followFileLink.saga';
import { importInTurn } from './sagas/importInTurn.saga';
import { freeSpace, measureSpace, measureWhenShown } from './sagas/measureSpace.saga';
import { openArticle } from './sagas/openArticle.saga';
import { readQueue } from './sagas/readQueue.saga';
import { removeArticles } from './sagas/removeArticles.saga';
import { setSupplement } from './sagas/setSupplement.saga';
import { takeArticles } from './sagas/takeArticles.saga';
import { takeLaunched } from './sagas/takeLaunched.saga';
import { whileShown } from './sagas/whileShown.saga';
import { withTools } from './sagas/withTools.saga';

/** Many articles: keeps them, reads them one after another, and leads to each. */
export function* librarySaga(openReader: OpenReader): SagaGenerator<void> {
  const index = createArticleIndex();
  yield* fork(keepQueue);
  yield* fork(takeArticles);
  yield* fork(takeLaunched);
  yield* fork(readQueue, openReader);
  yield* takeLatest(articleOpenRequested, openArticle);
  yield* fork(measureWhenShown);
  yield* fork(followQueueing);
  yield* takeEvery(removalRequested, removeArticles);
  yield* takeEvery(supplementSet, setSupplement);
  yield* takeEvery(worksRemoved, function* forget({ payload }) {
    yield* call(forgetArticles, index, payload.hashes, (yield* getPlatform()).blobs);
  });
  yield* takeLeading(spaceFreeRequested, freeSpace);
  yield* takeLatest(searchRequested, (action) =>
    withTools((tools) => tools.searchLibrary(index, action)),
  );
  yield* takeLeading(combinedExportRequested, (action) =>
    withTools((tools) => tools.exportCombined(index, action)),
  );
  yield* takeLeading(packingRequested, (action) => withTools((tools) => tools.packLibrary(action)));
  yield* takeLatest(besideShown, (action) => withTools((tools) => tools.readBeside(action)));
  yield* takeLeading(sureSought, () => withTools((tools) => tools.seekSure(index)));
  yield* takeLeading(allSureAccepted, () => withTools((tools) => tools.acceptSure()));
  yield* takeLeading(acceptanceTakenBack, () => withTools((tools) => tools.takeBackSure()));
  yield* fork(followViews, index);
  yield* takeEvery(statisticsExportRequested, (action) =>
    withTools((tools) => tools.exportStatistics(action)),
  );
  yield* fork(findWhenReviewed, index);
  yield* fork(importInTurn);
  yield* fork(followFileLink);
  yield* fork(recordsSaga);
  yield* takeLatest(isAnyOf(fileSettled, readingEnded), measureSpace);
}

/** Into the queue and out of it. */
function* followQueueing(): SagaGenerator<void> {
  yield* takeEvery(readingRequested, function* queue({ payload }) {
    yield* put(articlesQueued(payload));
  });
  yield* takeEvery(readingCancelRequested, function* unqueue({ payload }) {
    yield* put(articlesUnqueued([payload]));
  });
}

/** What the library shows of all its articles follows them while it is shown. */
function* followViews(index: ArticleIndex): SagaGenerator<void> {
  yield* fork(whileShown, selectViewIsShown('inbox'), () =>
    withTools((tools) => tools.lookThrough(index)),
  );
  yield* fork(whileShown, selectViewIsShown('check'), () =>
    withTools((tools) => tools.checkArticles(index)),
  );
  yield* fork(whileShown, selectViewIsShown('statistics'), () =>
    withTools((tools) => tools.countJudgements()),
  );
}
