import { selectHasRead, type RecognitionRunRootState } from '@/features/recognition';
import { delay, race, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectArticleRun, type ArticleReadingRootState } from '../articleReading.slice';

/** ms; services that take longer for a drawing are not to be waited for. */
const FIRST_READING_MS = 3_000;

/**
 * The first structure is what the user waits for: other work, which would take turns with its reading, comes
 * after it. An article without drawings has none.
 */
export function* untilFirstReading(): SagaGenerator<void> {
  yield* race({ read: waitFor(hasReadOrWillNot), late: delay(FIRST_READING_MS) });
}

const hasReadOrWillNot = (state: RecognitionRunRootState & ArticleReadingRootState): boolean =>
  selectHasRead(state) || selectArticleRun(state)?.inProgress.includes('drawings') !== true;
