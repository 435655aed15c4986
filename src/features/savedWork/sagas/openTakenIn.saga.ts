import { isAnyOf } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { fileChosen } from '@/features/document';
import { documentOpened } from '@/article';
import { call, delay, join, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  openingEnded,
  openingStarted,
  savedWorkOpenCancelled,
  savedWorkOpenRequested,
} from '../savedWork.slice';
import { getHeldHere } from './getHeldHere';
import type { HandedOn } from './handedOn';
import { openSaved } from './openSaved.saga';
import { OPEN_WORK_KEY } from './openWorkKey';

/** ms that an article waits to be written by this tab itself; after that its revisions tell. */
const RELEASED_MS = 10_000;

const isUnwanted = isAnyOf(documentOpened, fileChosen, savedWorkOpenCancelled);

/** A reload of the tab reopens the article that was open in it, unless the user opens something first. */
export function* reopen(takingIn: Task, handedOn: HandedOn): SagaGenerator<void> {
  const { tabStorage } = yield* getPlatform();
  const hash = tabStorage.get(OPEN_WORK_KEY);
  if (hash === null) return;
  // Until it is opened, a reload finds it again.
  const forget = () => tabStorage.remove(OPEN_WORK_KEY);
  yield* race({
    reopened: call(openTakenIn, takingIn, handedOn, hash, forget),
    other: take(savedWorkOpenRequested),
  });
}

/** What was read of it out of sight, or changed before it was closed, is in the store by then. */
function* untilReady(takingIn: Task, hash: string): SagaGenerator<void> {
  yield* join(takingIn);
  const heldHere = yield* getHeldHere();
  yield* race({ released: call([heldHere, heldHere.released], hash), late: delay(RELEASED_MS) });
}

/**
 * Opens an article from the store once the notes of the last page are in it; whatever is opened meanwhile
 * wins.
 *
 * @param whenReady called before the article is opened, unless it is unwanted by then
 */
export function* openTakenIn(
  takingIn: Task,
  handedOn: HandedOn,
  hash: string,
  whenReady?: () => void,
): SagaGenerator<void> {
  yield* put(openingStarted({ hash }));
  const { unwanted } = yield* race({
    ready: call(untilReady, takingIn, hash),
    unwanted: take(isUnwanted),
  });
  if (unwanted) {
    yield* put(openingEnded());
    return;
  }
  whenReady?.();
  yield* openSaved(handedOn, hash);
}
