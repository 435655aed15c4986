import {
  articleReadingRequested,
  selectArticleIsBeingRead,
  selectArticleRun,
  selectReadingSteps,
  type ArticleReadingRootState,
} from '@/features/articleReading';
import { selectWorkIsBeingSaved, type SavedWorkRootState } from '@/features/savedWork';
import { selectExtraction } from '@/features/segments';
import { delay, put, race, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { AGAIN_AFTER_MS, INTERRUPTED, type Failure, type Outcome } from './readingOutcome';

/** Milliseconds that the next article waits for the last one to be saved; its changes are kept anyhow. */
const SAVING_MS = 30_000;

/** Reads the open article of whichever store it runs in, by the process of its own button. */
export function* readOpen(): SagaGenerator<Outcome> {
  yield* waitFor(isNotBeingRead);
  const before = yield* select(selectArticleRun);
  yield* put(articleReadingRequested({}));
  const { began } = yield* race({
    began: waitFor((state: ArticleReadingRootState) => selectArticleRun(state) !== before),
    // Without a seat it does not begin.
    refused: delay(AGAIN_AFTER_MS),
  });
  if (!began) return INTERRUPTED;
  yield* waitFor(isNotBeingRead);
  const run = yield* select(selectArticleRun);
  if (run === null) return INTERRUPTED;
  const failure = yield* select(selectFailure);
  yield* race({ saved: waitFor(isSaved), late: delay(SAVING_MS) });
  if (failure !== undefined) return failure;
  return { kind: run.status === 'finished' ? 'read' : 'stopped' };
}

const isNotBeingRead = (state: ArticleReadingRootState): boolean =>
  !selectArticleIsBeingRead(state);

const isSaved = (state: SavedWorkRootState): boolean => !selectWorkIsBeingSaved(state);

/** Without drawings nothing can be read; other failures are shown in the article. */
function selectFailure(state: Parameters<typeof selectReadingSteps>[0]): Failure | undefined {
  const drawings = selectReadingSteps(state).find(({ id }) => id === 'drawings');
  if (drawings?.status !== 'failed' || drawings.failure === undefined) return undefined;
  const extraction = selectExtraction(state);
  const isTemporary = extraction.status === 'failed' && extraction.isTemporary === true;
  return { kind: 'failed', message: drawings.failure, isTemporary };
}
