import { articleOfWork } from '@/domain/articleOfWork';
import { citedArticle, parentIn } from '@/domain/citedArticle';
import { raiseNotice } from '@/features/notices';
import { selectSavedWorks } from '@/features/savedWork';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import type { ArticleIndex } from '../articleIndex';
import type { combinedExportRequested } from '../library.actions';
import { exportArticles } from './exportArticles.saga';
import { readArticles, type OnProgress } from './readArticles.saga';
import type { CitedWork } from './writeArticles.saga';

/** Saves the compounds of several articles of the library as one file. */
export function* exportCombined(
  index: ArticleIndex,
  { payload: { hashes, format } }: ReturnType<typeof combinedExportRequested>,
): SagaGenerator<void> {
  const failure = 'The articles could not be exported';
  const order = { format, origin: 'library', count: hashes.length, failure } as const;
  yield* exportArticles(index, order, (onRead) => citedArticles(index, hashes, onRead));
}

function* citedArticles(
  index: ArticleIndex,
  hashes: readonly string[],
  onRead: OnProgress,
): SagaGenerator<readonly CitedWork[]> {
  const articles = yield* readArticles(index, hashes, onRead);
  yield* tellUnread(hashes.length - articles.length);
  const listed = yield* select(selectSavedWorks);
  return articles.map(({ summary: { hash, name }, work }) => {
    const parent = parentIn(listed, work.document.supplementOf);
    return { hash, fileName: name, work, article: citedArticle(articleOfWork(work), parent, name) };
  });
}

function* tellUnread(unread: number): SagaGenerator<void> {
  if (unread === 0) return;
  const words = unread === 1 ? 'One article' : `${unread} articles`;
  const message = `${words} could not be read and ${unread === 1 ? 'is' : 'are'} not in the file`;
  yield* raiseNotice({ type: 'warning', message });
}
