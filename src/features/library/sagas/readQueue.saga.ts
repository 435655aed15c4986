import {
  articleReadingRequested,
  articleReadingStopRequested,
  selectArticleIsBeingRead,
  selectArticleRun,
  selectReadingSteps,
  type ArticleReadingRootState,
} from '@/features/articleReading';
import { selectOpenDocument, type DocumentRootState } from '@/features/document';
import {
  selectIsReadOnly,
  selectWorkIsBeingSaved,
  type SavedWorkRootState,
} from '@/features/savedWork';
import { selectExtraction } from '@/features/segments';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { readingCancelRequested } from '../library.actions';
import { selectIsPaused, selectNextToRead } from '../library.selectors';
import { articlesUnqueued, readingBegan, readingEnded } from '../library.slice';
import { openQueued } from './openQueued.saga';
import { AGAIN_AFTER_MS, INTERRUPTED, type Failure, type Outcome } from './readingOutcome';
import { oneMoreTrouble, troubleDelay, type ServiceTrouble } from './serviceTrouble';

/** Milliseconds that the next article waits for the last one to be saved; its changes are kept anyhow. */
const SAVING_MS = 30_000;

/**
 * Reads the articles of the queue one after another, each as the open document, by the process of its own
 * button: there is one open document and one seat. It gives way as soon as the user opens another article,
 * and goes on when the library is shown again.
 */
export function* readQueue(): SagaGenerator<void> {
  let trouble: ServiceTrouble | undefined;
  for (;;) {
    const hash = yield* waitFor(selectNextToRead);
    yield* put(readingBegan(hash));
    const { outcome, cancelled } = yield* race({
      outcome: call(read, hash),
      paused: waitFor(selectIsPaused),
      cancelled: take(
        (action: { readonly type: string }) =>
          readingCancelRequested.match(action) && action.payload === hash,
      ),
    });
    if (!outcome) yield* put(articleReadingStopRequested());
    const ended: Outcome = outcome ?? (cancelled ? { kind: 'stopped' } : INTERRUPTED);
    const isTrouble = ended.kind === 'failed' && ended.isTemporary === true;
    trouble = isTrouble ? oneMoreTrouble(trouble, hash) : undefined;
    yield* settle(hash, trouble ? INTERRUPTED : ended);
    if (trouble) yield* waitAfter(trouble);
    // The seat may be lost without the session knowing it yet.
    else if (outcome?.kind === 'interrupted') yield* delay(AGAIN_AFTER_MS);
  }
}

/** Ends sooner if another article is to be read, or none. */
function* waitAfter(trouble: ServiceTrouble): SagaGenerator<void> {
  const isOver = (state: Parameters<typeof selectNextToRead>[0]) =>
    selectNextToRead(state) !== trouble.hash;
  yield* race({ late: delay(troubleDelay(trouble)), over: waitFor(isOver) });
}

function* settle(hash: string, outcome: Outcome): SagaGenerator<void> {
  const failure = outcome.kind === 'failed' ? { failure: outcome.message } : {};
  if (outcome.kind === 'read' || outcome.kind === 'stopped') yield* put(articlesUnqueued([hash]));
  yield* put(readingEnded({ hash, ...failure }));
}

function* read(hash: string): SagaGenerator<Outcome> {
  const problem = yield* openQueued(hash);
  if (problem) return problem;
  const { outcome, elsewhere } = yield* race({
    outcome: call(readOpen),
    elsewhere: waitFor(selectIsReadOnly),
    gone: waitFor((state: DocumentRootState) => selectOpenDocument(state)?.file.hash !== hash),
  });
  if (elsewhere) return { kind: 'failed', message: 'It is open in another tab.' };
  return outcome ?? INTERRUPTED;
}

function* readOpen(): SagaGenerator<Outcome> {
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

/** Without drawings nothing can be read; whatever else failed is told in the article. */
function selectFailure(state: Parameters<typeof selectReadingSteps>[0]): Failure | undefined {
  const drawings = selectReadingSteps(state).find(({ id }) => id === 'drawings');
  if (drawings?.status !== 'failed' || drawings.failure === undefined) return undefined;
  const extraction = selectExtraction(state);
  const isTemporary = extraction.status === 'failed' && extraction.isTemporary === true;
  return { kind: 'failed', message: drawings.failure, isTemporary };
}
