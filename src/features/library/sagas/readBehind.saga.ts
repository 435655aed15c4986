import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { selectReadingCounts, selectReadingSteps } from '@/features/articleReading';
import { documentClosed, selectOpenDocument } from '@/article';
import { noticeRaised } from '@/features/notices';
import { getHeldHere, selectIsReadOnly, workSaved } from '@/features/savedWork';
import { call, delay, fork, put, race, select, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import type { ArticleReader, OpenReader } from '../articleReader';
import { selectReadingProgress } from '../library.selectors';
import { readingProgressed } from '../library.slice';
import type { ReadingProgress } from '../libraryState';
import { openKept } from './openKept.saga';
import { AGAIN_AFTER_MS, type Outcome } from './readingOutcome';
import { readOpen } from './readOpen.saga';

/** How often opening an article is tried: while PDFs are being stored, the store may answer too late. */
const OPENINGS = 3;

/** Milliseconds for the last changes of an article to be written, before it is left to its note. */
const CLOSING_MS = 30_000;

/**
 * Reads an article of the browser's storage out of sight, into its own saved work.
 *
 * @param untilUnwanted ends when it is to be left as it is: its last changes are written all the same
 * @returns `undefined` if it was left
 */
export function* readBehind(
  openReader: OpenReader,
  hash: string,
  untilUnwanted: () => SagaGenerator<unknown>,
): SagaGenerator<Outcome | undefined> {
  const heldHere = yield* getHeldHere();
  // Of the screen's, which closed it a moment ago.
  yield* call([heldHere, heldHere.released], hash);
  heldHere.add(hash);
  const platform = yield* getPlatform();
  const state = yield* select((page: unknown) => page);
  const reader = openReader({ platform, heldHere, state });
  try {
    const telling = yield* fork(tellOf, reader);
    const reading = reader.run(readStored, hash);
    const { outcome } = yield* race({
      outcome: call(() => reading.toPromise() as Promise<Outcome>),
      unwanted: call(untilUnwanted),
    });
    reading.cancel();
    yield* closeIn(reader, hash);
    telling.cancel();
    return outcome;
  } finally {
    reader.end();
    heldHere.delete(hash);
  }
}

/** Its lock is given back once its last changes are written. */
function* closeIn(reader: ArticleReader, hash: string): SagaGenerator<void> {
  if (!selectOpenDocument(reader.getState())) return;
  const heldHere = yield* getHeldHere();
  reader.dispatch(documentClosed());
  yield* race({
    released: call([heldHere, heldHere.released], hash),
    late: delay(CLOSING_MS),
  });
}

/** Reads a stored article in the store of which this saga runs; the article is open in it afterwards. */
export function* readStored(hash: string): SagaGenerator<Outcome> {
  for (let tries = 1; ; tries += 1) {
    yield* openKept(hash);
    if ((yield* select(selectOpenDocument))?.file.hash === hash) break;
    if (tries === OPENINGS) return { kind: 'failed', message: 'It could not be opened.' };
    yield* delay(AGAIN_AFTER_MS);
  }
  const { outcome } = yield* race({
    outcome: call(readOpen),
    elsewhere: waitFor(selectIsReadOnly),
  });
  return outcome ?? { kind: 'failed', message: 'It is open in another tab.' };
}

/** What the page has to know of the reader: how far it is, what is written, and what went wrong. */
function* tellOf(reader: ArticleReader): SagaGenerator<void> {
  const actions = eventChannel<Action>(reader.listen, buffers.expanding<Action>(8));
  yield* forEachEvent(actions, function* tell(action) {
    if (workSaved.match(action)) yield* put(workSaved({ ...action.payload, isOpen: false }));
    if (noticeRaised.match(action)) yield* passOn(action.payload, reader);
    const progress = progressOf(reader);
    const told = yield* select(selectReadingProgress);
    if (JSON.stringify(progress) !== JSON.stringify(told)) yield* put(readingProgressed(progress));
  });
}

/** What went wrong, with the name of the article, which is not the one on the screen. */
function* passOn(
  notice: ReturnType<typeof noticeRaised>['payload'],
  reader: ArticleReader,
): SagaGenerator<void> {
  if (notice.type !== 'error' && notice.type !== 'warning') return;
  const name = selectOpenDocument(reader.getState())?.file.name;
  const message = name === undefined ? notice.message : `${name}: ${notice.message}`;
  yield* put(noticeRaised({ ...notice, message }));
}

function progressOf(reader: ArticleReader): ReadingProgress {
  const state = reader.getState();
  const { read, total } = selectReadingCounts(state);
  if (total > 0) return { step: 'readings', read, total };
  const running = selectReadingSteps(state).findLast(({ status }) => status === 'running');
  return { step: running?.id ?? 'opening', read, total };
}
