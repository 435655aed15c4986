import { judgedArticle } from '@/domain/statistics/judgedDrawings';
import { selectReaderName } from '@/features/recognition';
import { peekSaved } from '@/features/savedWork';
import { delay, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import type { WorkSummary } from '@/platform/workStore';
import { inboxKey } from '../inbox.selectors';
import { articlesCounted } from '../library.slice';
import type { CountedArticle } from '../libraryState';
import { selectCounted, selectNextToCount } from '../statistics.selectors';

/** Milliseconds before one is counted again: while it is reviewed, it is saved again and again. */
const AGAIN_MS = 1_000;

/** Counts what was judged of each saved article, once in each saved state. */
export function* countJudgements(): SagaGenerator<void> {
  for (;;) {
    const { hash } = yield* waitFor(selectNextToCount);
    if ((yield* select(selectCounted))[hash]) yield* delay(AGAIN_MS);
    // Meanwhile it may have been saved again, or removed.
    const summary = yield* select(selectNextToCount);
    if (summary?.hash !== hash) continue;
    const counted = yield* countOf(summary);
    yield* put(articlesCounted({ ...(yield* select(selectCounted)), [hash]: counted }));
  }
}

function* countOf(summary: WorkSummary): SagaGenerator<CountedArticle> {
  const key = inboxKey(summary);
  const peeked = summary.isUnreadable ? undefined : yield* peekSaved(summary.hash);
  if (!peeked) return { key, isUnreadable: true, total: 0, judged: [] };
  return { key, ...judgedArticle(peeked.work, yield* select(selectReaderName)) };
}
