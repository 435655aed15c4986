import { toApiError } from '@/api/apiError';
import { teamApi } from '@/api/team';
import { isArticleReplaced, selectArticle, selectOpenDocument } from '@/article';
import { mayActAs } from '@/domain/team/team';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { all, call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectReplica } from '../team.selectors';
import { articleShared, selectTeamUser } from '../team.slice';
import { exchangeEvents, takeNews } from './exchangeEvents.saga';
import { followChanges, sayChanges } from './sayChanges.saga';
import { selectSharableArticle } from './sharableArticle';
import { untilAnswered } from './untilAnswered.saga';

/** Shares each article as long as it is open here and may be changed here. */
export function* shareOpenArticle(): SagaGenerator<void> {
  for (;;) {
    const article = yield* waitFor(selectSharableArticle);
    const isLeft = (state: Parameters<typeof selectSharableArticle>[0]): boolean =>
      selectSharableArticle(state) !== article;
    yield* race({
      shared: call(shareArticle, article),
      replaced: take(isArticleReplaced),
      left: waitFor(isLeft),
    });
  }
}

function* shareArticle(article: string): SagaGenerator<void> {
  yield* put(articleShared({ article }));
  const user = yield* waitFor(selectTeamUser);
  const mayWrite = mayActAs(user, 'curator');
  if (mayWrite) yield* untilAnswered(addArticle);
  const isFirst = ((yield* select(selectReplica))?.known ?? 0) === 0;
  if (isFirst && mayWrite) yield* sayChanges(article, { isFirst });
  yield* takeNews(article, { says: !isFirst && mayWrite });
  yield* all([
    call(exchangeEvents, article, { mayWrite }),
    ...(mayWrite ? [call(followChanges, article)] : []),
  ]);
}

function* addArticle(): SagaGenerator<void> {
  const file = (yield* select(selectOpenDocument))?.file;
  if (!file) throw toApiError(undefined);
  const { title, doi } = yield* select(selectArticle);
  const { hash: id, name: fileName, size: bytes } = file;
  yield* callEndpoint(teamApi.endpoints.addTeamArticle, { id, fileName, bytes, title, doi });
}
