import { isAnyOf } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { documentOpened, fileChosen } from '@/features/document';
import { call, join, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  openingEnded,
  openingStarted,
  savedWorkOpenCancelled,
  savedWorkOpenRequested,
} from '../savedWork.slice';
import type { HandedOn } from './handedOn';
import { openSaved } from './openSaved.saga';
import { OPEN_WORK_KEY } from './openWorkKey';

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
  const { unwanted } = yield* race({ takenIn: join(takingIn), unwanted: take(isUnwanted) });
  if (unwanted) {
    yield* put(openingEnded());
    return;
  }
  whenReady?.();
  yield* openSaved(handedOn, hash);
}
