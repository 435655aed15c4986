import { teamApi } from '@/api/team';
import {
  isArticleReplaced,
  selectArticle,
  selectOpenDocument,
  type ArticleFieldsRootState,
} from '@/article';
import { mayActAs } from '@/domain/team/team';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { all, call, fork, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectReplica } from '../team.selectors';
import { articleMet, articleShared, selectTeamUser } from '../team.slice';
import { exchangeEvents, takeNews } from './exchangeEvents.saga';
import { keepFile } from './keepFile.saga';
import { followChanges, followWords, sayChanges } from './sayChanges.saga';
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
  const user = yield* waitFor(selectTeamUser);
  yield* put(articleShared({ article, as: user.name }));
  const mayWrite = mayActAs(user, 'curator');
  if (mayWrite) {
    yield* fork(followWords, article);
    yield* addArticle();
  }
  const isFirst = ((yield* select(selectReplica))?.known ?? 0) === 0;
  if (isFirst && mayWrite) yield* sayChanges(article, { isFirst });
  yield* takeNews(article, mayWrite && { isFirst });
  yield* put(articleMet({ article }));
  yield* all([
    call(exchangeEvents, article, { mayWrite }),
    ...(mayWrite ? [call(followChanges, article), call(tellWhatIsFound)] : []),
  ]);
}

function* addArticle(): SagaGenerator<void> {
  const file = (yield* select(selectOpenDocument))?.file;
  if (!file) return;
  const { title, doi } = yield* select(selectArticle);
  const { hash: id, name: fileName, size: bytes } = file;
  const article = { id, fileName, bytes, title, doi };
  const wantsFile = yield* untilAnswered(() =>
    callEndpoint(teamApi.endpoints.addTeamArticle, article),
  );
  if (wantsFile) yield* fork(keepFile, id, file.fileId);
}

/** The list of the library shows what the first page says before anybody says it. */
function* tellWhatIsFound(): SagaGenerator<void> {
  for (;;) {
    const { title, doi } = yield* select(selectArticle);
    yield* waitFor((state: ArticleFieldsRootState): boolean => {
      const found = selectArticle(state);
      return found.title !== title || found.doi !== doi;
    });
    yield* addArticle();
  }
}
