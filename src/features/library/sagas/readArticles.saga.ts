import type { WorkSummary } from '@/platform/workStore';
import type { Work } from '@/domain/work';
import { peekSaved, selectSavedWorks } from '@/features/savedWork';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import type { ArticleIndex } from '../articleIndex';

export interface IndexedArticle {
  readonly summary: WorkSummary;
  readonly work: Work;
}

export type OnProgress = (done: number, total: number) => SagaGenerator<void>;

/**
 * The work on articles, read from the store unless it is known already in this revision; without what cannot
 * be read.
 *
 * @param hashes in their order; by default all, the latest first
 * @param onRead is run before each, and after the last
 */
export function* readArticles(
  index: ArticleIndex,
  hashes?: readonly string[],
  onRead?: OnProgress,
): SagaGenerator<readonly IndexedArticle[]> {
  const works = yield* select(selectSavedWorks);
  const byHash = new Map(works.map((summary) => [summary.hash, summary]));
  const wanted = hashes?.flatMap((hash) => byHash.get(hash) ?? []) ?? works;
  const articles: IndexedArticle[] = [];
  for (const [done, summary] of wanted.entries()) {
    if (onRead) yield* onRead(done, wanted.length);
    const work = yield* workOf(index, summary);
    if (work) articles.push({ summary, work });
  }
  if (onRead) yield* onRead(wanted.length, wanted.length);
  return articles;
}

function* workOf(
  index: ArticleIndex,
  { hash, revision, unsaved }: WorkSummary,
): SagaGenerator<Work | undefined> {
  const known = index.works.get(hash);
  // What is only in memory changes without another revision.
  if (known?.revision === revision && unsaved === undefined) return known.work;
  const peeked = yield* peekSaved(hash);
  if (peeked) index.works.set(hash, { revision: peeked.found.summary.revision, work: peeked.work });
  return peeked?.work;
}
