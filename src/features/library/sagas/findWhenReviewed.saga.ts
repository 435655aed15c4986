import { selectReviewView, type ReviewRootState } from '@/features/review';
import { call, delay, race, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import type { ArticleIndex } from '../articleIndex';
import { selectComparison } from '../comparison.selectors';
import { loadTools } from './withTools.saga';

/** Milliseconds in which compounds are gathered, and after which the review has been shown. */
const GATHERING_MS = 1_000;

/** Finds the compounds of an article in the others of the library while it is reviewed, whenever either changes. */
export function* findWhenReviewed(index: ArticleIndex): SagaGenerator<void> {
  let compared: ReturnType<typeof selectComparison>;
  for (;;) {
    const wanted = yield* waitFor((state: Parameters<typeof selectComparison>[0]) => {
      const comparison = selectComparison(state);
      return comparison === compared ? undefined : comparison;
    });
    const { done } = yield* race({
      done: call(find, index),
      left: waitFor((state: ReviewRootState) => selectReviewView(state) === null),
    });
    if (done) compared = wanted;
  }
}

function* find(index: ArticleIndex): SagaGenerator<true> {
  yield* delay(GATHERING_MS);
  let tools: Awaited<ReturnType<typeof loadTools>>;
  try {
    tools = yield* call(loadTools);
  } catch {
    // Not reported, as the user has not asked for it: it is tried again when something changes.
    return true;
  }
  yield* tools.findElsewhere(index);
  return true;
}
