import { articleReadingStopRequested } from '@/features/articleReading';
import { selectOpenDocument, type DocumentRootState } from '@/article';
import {
  selectIsReadOnly,
  selectOpening,
  type ElsewhereRootState,
  type SavedWorkRootState,
} from '@/features/savedWork';
import { selectSessionIsActive } from '@/features/session';
import { call, delay, put, race, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import type { OpenReader } from '../articleReader';
import {
  selectIsPaused,
  selectNextToRead,
  selectReadingQueue,
  type QueueRootState,
} from '../library.selectors';
import { articlesUnqueued, readingBegan, readingEnded } from '../library.slice';
import { readBehind } from './readBehind.saga';
import { readOpen } from './readOpen.saga';
import { AGAIN_AFTER_MS, INTERRUPTED, type Outcome } from './readingOutcome';
import { oneMoreTrouble, troubleDelay, type ServiceTrouble } from './serviceTrouble';

/** Milliseconds in which an article of this very tab becomes free to be changed. */
const FREE_MS = 5_000;

/**
 * Reads the articles of the queue one after another, wherever the user is: the one that is open on the screen
 * by the process of its own button, any other out of sight. It waits for whatever the user has started.
 */
export function* readQueue(openReader: OpenReader): SagaGenerator<void> {
  let trouble: ServiceTrouble | undefined;
  for (;;) {
    const hash = yield* waitFor(selectNextToRead);
    yield* put(readingBegan(hash));
    const ended = yield* read(openReader, hash);
    const isTrouble = ended.kind === 'failed' && ended.isTemporary === true;
    trouble = isTrouble ? oneMoreTrouble(trouble, hash) : undefined;
    yield* settle(hash, trouble ? INTERRUPTED : ended);
    if (trouble) yield* waitAfter(trouble);
    // The seat may be lost without the session knowing it yet.
    else if (ended.kind === 'interrupted') yield* delay(AGAIN_AFTER_MS);
  }
}

/** Ends sooner if another article is to be read, or none. */
function* waitAfter(trouble: ServiceTrouble): SagaGenerator<void> {
  const isOver = (state: QueueRootState) => selectNextToRead(state) !== trouble.hash;
  yield* race({ late: delay(troubleDelay(trouble)), over: waitFor(isOver) });
}

function* settle(hash: string, outcome: Outcome): SagaGenerator<void> {
  const failure = outcome.kind === 'failed' ? { failure: outcome.message } : {};
  if (outcome.kind === 'read' || outcome.kind === 'stopped') yield* put(articlesUnqueued([hash]));
  yield* put(readingEnded({ hash, ...failure }));
}

const isOpen = (state: DocumentRootState, hash: string): boolean =>
  selectOpenDocument(state)?.file.hash === hash;

function* read(openReader: OpenReader, hash: string): SagaGenerator<Outcome> {
  const isHere = yield* select((state: DocumentRootState) => isOpen(state, hash));
  const outcome = isHere
    ? yield* readHere(hash)
    : yield* readBehind(openReader, hash, () => untilUnwanted(hash));
  if (outcome) return outcome;
  // Taken out of the queue, it counts as done; otherwise its turn comes again.
  const isWanted = (yield* select(selectReadingQueue)).includes(hash);
  return isWanted ? INTERRUPTED : { kind: 'stopped' };
}

/** The article on the screen. */
function* readHere(hash: string): SagaGenerator<Outcome | undefined> {
  yield* race({ free: waitFor(isFree), late: delay(FREE_MS) });
  if (yield* select(selectIsReadOnly)) {
    return { kind: 'failed', message: 'It is open in another tab.' };
  }
  const { outcome, elsewhere, unwanted } = yield* race({
    outcome: call(readOpen),
    elsewhere: waitFor(selectIsReadOnly),
    unwanted: waitFor((state: QueueRootState) => isUnwanted(state, hash)),
    gone: waitFor((state: DocumentRootState) => !isOpen(state, hash)),
  });
  if (elsewhere) return { kind: 'failed', message: 'It is open in another tab.' };
  if (unwanted) yield* put(articleReadingStopRequested());
  return outcome;
}

const isFree = (state: SavedWorkRootState & ElsewhereRootState): boolean =>
  !selectIsReadOnly(state) && selectOpening(state) === null;

const isUnwanted = (state: QueueRootState, hash: string): boolean =>
  selectIsPaused(state) || !selectReadingQueue(state).includes(hash);

/** The user has opened it: reading continues there, from what was written. */
const isWantedHere = (state: QueueRootState, hash: string): boolean =>
  selectOpening(state) === hash || isOpen(state, hash);

function* untilUnwanted(hash: string): SagaGenerator<unknown> {
  return yield* waitFor(
    (state: QueueRootState) =>
      isUnwanted(state, hash) || isWantedHere(state, hash) || !selectSessionIsActive(state),
  );
}
