import { articleOfWork } from '@/domain/articleOfWork';
import { articleRecords, structureTexts } from '@/domain/library/articleRecords';
import { isInchiKeyLike, search } from '@/domain/library/search';
import { selectEngineLabel } from '@/features/recognition';
import { delay, put, select, type SagaGenerator } from '@/lib/saga/effects';
import type { searchRequested } from '../library.actions';
import { selectLibrarySearch } from '../library.selectors';
import { searched } from '../library.slice';
import { knownIdentifiers, type ArticleIndex } from '../articleIndex';
import { identifyTexts } from './identifyTexts.saga';
import { readArticles } from './readArticles.saga';

/** Milliseconds without a key before the search begins. */
const QUIET_MS = 200;

/** Searches all articles, each as it was last saved. */
export function* searchLibrary(
  index: ArticleIndex,
  { payload }: ReturnType<typeof searchRequested>,
): SagaGenerator<void> {
  const query = payload.trim();
  if (query === '') {
    if (yield* select(selectLibrarySearch)) yield* put(searched(null));
    return;
  }
  const before = yield* select(selectLibrarySearch);
  yield* put(searched({ query, hits: before?.hits ?? null }));
  yield* delay(QUIET_MS);
  const articles = yield* readArticles(index);
  // Keys are computed by the services; nothing is asked of them for other words.
  if (isInchiKeyLike(query)) {
    const texts = articles.flatMap(({ work }) => structureTexts(work));
    yield* identifyTexts(index, texts);
  }
  const engineLabel = yield* select(selectEngineLabel);
  const searchable = articles.map(({ summary, work }) => {
    const article = articleOfWork(work);
    return {
      ...{ hash: summary.hash, fileName: summary.name, article },
      records: articleRecords(work, article, (text) => knownIdentifiers(index, text), engineLabel),
    };
  });
  yield* put(searched({ query, hits: search(searchable, query) }));
}
