import { eventChannel, type EventChannel } from 'redux-saga';
import { documentClosed, selectOpenDocument } from '@/features/document';
import { takeArticleAway } from '@/features/savedWork';
import { put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
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
  const open = yield* select(selectOpenDocument);
  if (open && hashes.includes(open.file.hash)) yield* put(documentClosed());
  const leaving = pageLeaving(lifecycle);
  try {
    const { undone } = yield* race({
      undone: take(removalUndone),
      late: steadyDelay(UNDONE_WITHIN_MS),
      leaving: take(leaving),
    });
    if (!undone) for (const hash of hashes) yield* takeArticleAway(hash);
  } finally {
    leaving.close();
  }
  yield* put(removalEnded(hashes));
  yield* measureSpace();
}

const pageLeaving = (lifecycle: PageLifecycle): EventChannel<true> =>
  eventChannel((emit) =>
    lifecycle.subscribe(({ kind }) => {
      if (kind === 'leaving') emit(true);
    }),
  );
