import {
  selectHasRead,
  selectIsRunning,
  type RecognitionRunRootState,
} from '@/features/recognition';
import { call, delay, race, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectArticleRun, type ArticleReadingRootState } from '../articleReading.slice';

/** ms from when a drawing is asked for; services that take longer for one are not to be waited for. */
const FIRST_READING_MS = 3_000;
/** ms; the same for an article of which it takes longer to find a drawing. */
const FIRST_DRAWING_MS = 12_000;

/**
 * The first structure is what the user waits for: other work, which would take turns with its reading, comes
 * after it. An article without drawings has none.
 */
export function* untilFirstReading(): SagaGenerator<void> {
  yield* race({ read: waitFor(hasReadOrWillNot), late: call(untilItTakesLong) });
}

function* untilItTakesLong(): SagaGenerator<void> {
  yield* race({ asked: waitFor(selectIsRunning), late: delay(FIRST_DRAWING_MS) });
  yield* delay(FIRST_READING_MS);
}

const hasReadOrWillNot = (state: RecognitionRunRootState & ArticleReadingRootState): boolean =>
  selectHasRead(state) || selectArticleRun(state)?.inProgress.includes('drawings') !== true;
