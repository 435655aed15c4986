import { isAnyOf } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { documentClosed, documentOpened, selectOpenDocument } from '@/article';
import {
  savedWorkOpenRequested,
  selectOpening,
  takeArticleAway,
  type SavedWorkRootState,
} from '@/features/savedWork';
import { call, fork, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { waitFor } from '@/lib/saga/waitFor';
import type { PageLifecycle } from '@/platform/pageLifecycle';
import { removalUndone, type removalRequested } from '../library.actions';
import { removalBegan, removalEnded } from '../library.slice';
import { measureSpace } from './measureSpace.saga';

/** How long a removal can be undone, in ms. */
const UNDONE_WITHIN_MS = 10_000;

/** Hides the articles at once and removes them when it can no longer be undone, or the page is left. */
export function* removeArticles({
  payload: hashes,
}: ReturnType<typeof removalRequested>): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  yield* put(removalBegan(hashes));
  yield* closeRemoved(hashes);
  const left = new Set(hashes);
  const leaving = pageLeaving(lifecycle);
  try {
    yield* race({
      undone: call(keepWanted, left),
      late: steadyDelay(UNDONE_WITHIN_MS),
      leaving: take(leaving),
    });
    for (const hash of left) yield* takeArticleAway(hash);
  } finally {
    leaving.close();
  }
  yield* put(removalEnded([...left]));
  yield* measureSpace();
}

function* closeRemoved(hashes: readonly string[]): SagaGenerator<void> {
  yield* closeIfOpen(hashes);
  const opening = yield* select(selectOpening);
  if (opening !== null && hashes.includes(opening)) yield* fork(closeWhenOpened, opening);
}

/** It was being opened when it was removed, by the queue for example. */
function* closeWhenOpened(hash: string): SagaGenerator<void> {
  const { wanted } = yield* race({
    opened: waitFor((state: SavedWorkRootState) => selectOpening(state) !== hash),
    wanted: call(keepWanted, new Set([hash])),
  });
  if (wanted === undefined) yield* closeIfOpen([hash]);
}

function* closeIfOpen(hashes: readonly string[]): SagaGenerator<void> {
  const open = yield* select(selectOpenDocument);
  if (open && hashes.includes(open.file.hash)) yield* put(documentClosed());
}

const mayKeep = isAnyOf(removalUndone, savedWorkOpenRequested, documentOpened);

/** Takes out those that the user wants back, by undoing or by opening them; ends when none is left. */
function* keepWanted(left: Set<string>): SagaGenerator<true> {
  while (left.size > 0) {
    const wanted = hashesOf(yield* take(mayKeep), yield* select(selectOpening));
    const kept = wanted.filter((hash) => left.delete(hash));
    if (kept.length > 0) yield* put(removalEnded(kept));
  }
  return true;
}

/** @param opening is opened from the store, as was asked for before if it is only opened now */
function hashesOf(
  action: ReturnType<typeof removalUndone | typeof savedWorkOpenRequested | typeof documentOpened>,
  opening: string | null,
): readonly string[] {
  if (removalUndone.match(action)) return action.payload;
  if (savedWorkOpenRequested.match(action)) return [action.payload.hash];
  const { hash } = action.payload.file;
  return hash === opening ? [] : [hash];
}

const pageLeaving = (lifecycle: PageLifecycle): EventChannel<true> =>
  eventChannel((emit) =>
    lifecycle.subscribe(({ kind }) => {
      if (kind === 'leaving') emit(true);
    }),
  );
