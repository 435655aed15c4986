import { judgedArticle } from '@/domain/statistics/judgedDrawings';
import { selectReaderName } from '@/features/recognition';
import { peekSaved } from '@/features/savedWork';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import type { WorkSummary } from '@/platform/workStore';
import { inboxKey } from '../inbox.selectors';
import { articlesCounted } from '../library.slice';
import type { CountedArticle } from '../libraryState';
import { selectCounted, selectNextToCount } from '../statistics.selectors';
import { eachSavedState } from './eachSavedState.saga';

/** Counts what was judged of each saved article, once in each saved state. */
export const countJudgements = (): SagaGenerator<void> =>
  eachSavedState({
    selectNext: selectNextToCount,
    selectKnown: selectCounted,
    look: function* count(summary) {
      const counted = yield* countOf(summary);
      yield* put(articlesCounted({ ...(yield* select(selectCounted)), [summary.hash]: counted }));
    },
  });

function* countOf(summary: WorkSummary): SagaGenerator<CountedArticle> {
  const key = inboxKey(summary);
  const peeked = summary.isUnreadable ? undefined : yield* peekSaved(summary.hash);
  if (!peeked) return { key, isUnreadable: true, total: 0, judged: [] };
  return { key, ...judgedArticle(peeked.work, yield* select(selectReaderName)) };
}
