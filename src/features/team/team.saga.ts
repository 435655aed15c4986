import { fork, takeEvery, takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import { followLive } from './sagas/followLive.saga';
import { assignArticles } from './sagas/assignArticles.saga';
import { knowTeamUser } from './sagas/knowTeamUser.saga';
import { openTeamArticle } from './sagas/openTeamArticle.saga';
import { shareOpenArticle } from './sagas/shareOpenArticle.saga';
import { shareSaved } from './sagas/shareSaved.saga';
import { articlesAssignRequested, teamArticleOpenRequested } from './team.slice';

/** What a page does with the library that a team shares. */
export function* teamSaga(): SagaGenerator<void> {
  yield* fork(shareOpenArticle);
  yield* fork(shareSaved);
  yield* takeLatest(teamArticleOpenRequested, openTeamArticle);
  yield* takeEvery(articlesAssignRequested, assignArticles);
  yield* knowTeamUser();
  yield* followLive();
}
