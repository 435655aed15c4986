import { articleCheck, drawingsToCheck, type DrawingToCheck } from '@/domain/library/articleCheck';
import { peekSaved } from '@/features/savedWork';
import { delay, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import type { WorkSummary } from '@/platform/workStore';
import type { ArticleIndex } from '../articleIndex';
import { selectChecked, selectIsToCheck } from '../check.selectors';
import { inboxKey } from '../inbox.selectors';
import { articlesChecked } from '../library.slice';
import { selectArticles } from '../library.selectors';
import { AGAIN_MS } from './eachSavedState.saga';
import { identifyTexts } from './identifyTexts.saga';

/**
 * Checks the structures of all saved articles, each in its own company, and again when one was saved. At first by what
 * the SMILES tell; then with what the services say of them, told each time that they have said something.
 */
export function* checkArticles(index: ArticleIndex): SagaGenerator<void> {
  for (;;) {
    const texts: string[] = [];
    for (const summary of yield* select(selectArticles)) {
      const drawings = yield* drawingsOf(index, summary);
      texts.push(...(drawings ?? []).map(({ text }) => text));
      yield* tell(index, [summary]);
    }
    const summaries = yield* select(selectArticles);
    yield* identifyTexts(index, texts, function* tellSoFar() {
      yield* tell(index, summaries);
    });
    yield* tell(index, summaries);
    yield* waitFor(selectIsToCheck);
    yield* delay(AGAIN_MS);
  }
}

/** Read once in each saved state; `undefined` for an article that cannot be read. */
function* drawingsOf(
  { checked }: ArticleIndex,
  summary: WorkSummary,
): SagaGenerator<readonly DrawingToCheck[] | undefined> {
  const key = inboxKey(summary);
  const before = checked.get(summary.hash);
  if (before?.key === key) return before.drawings;
  const peeked = summary.isUnreadable ? undefined : yield* peekSaved(summary.hash);
  if (!peeked) {
    checked.delete(summary.hash);
    return undefined;
  }
  const drawings = drawingsToCheck(peeked.work);
  checked.set(summary.hash, { key, drawings });
  return drawings;
}

function* tell(index: ArticleIndex, summaries: readonly WorkSummary[]): SagaGenerator<void> {
  const now = Object.fromEntries(
    summaries.map((summary) => {
      const known = index.checked.get(summary.hash);
      const found = known
        ? articleCheck(known.drawings, (text) => index.results.get(text))
        : { checked: 0, rows: [], unidentified: 0, isUnreadable: true as const };
      return [summary.hash, { key: inboxKey(summary), ...found }];
    }),
  );
  yield* put(articlesChecked({ ...(yield* select(selectChecked)), ...now }));
}
