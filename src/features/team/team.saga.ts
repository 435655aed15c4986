import { fork, type SagaGenerator } from '@/lib/saga/effects';
import { knowTeamUser } from './sagas/knowTeamUser.saga';
import { shareOpenArticle } from './sagas/shareOpenArticle.saga';

/** What a page does with the library that a team shares. */
export function* teamSaga(): SagaGenerator<void> {
  yield* fork(shareOpenArticle);
  yield* knowTeamUser();
}
