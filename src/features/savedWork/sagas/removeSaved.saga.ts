import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectSavedWorks } from '../savedWork.selectors';
import {
  listingFailed,
  worksListed,
  worksRemoved,
  type savedWorkRemovalRequested,
} from '../savedWork.slice';
import { setAsideListed } from '../setAside.slice';
import { readInTime, writeInTime } from './inTime';
import { forgetAllNotes, forgetNotesOf } from './noteUnwritten.saga';
import { tellUnremoved } from './tell.saga';

/** Loads which articles are saved. */
export function* listSaved(): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const listed = yield* readInTime(() => workStore.list());
  yield* put(
    listed.ok ? worksListed(listed.value) : listingFailed({ message: listed.fault.message }),
  );
}

export function* removeSaved({
  payload: { hash },
}: ReturnType<typeof savedWorkRemovalRequested>): SagaGenerator<void> {
  yield* takeArticleAway(hash);
}

/** A failure is told, and everything is still there. */
export function* takeArticleAway(hash: string): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const removed = yield* writeInTime(() => workStore.remove(hash));
  if (!removed.ok) return yield* tellUnremoved(removed.fault);
  yield* forgetNotesOf(hash);
  yield* put(worksRemoved({ hashes: [hash] }));
}

export function* clearSaved(): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const hashes = (yield* select(selectSavedWorks)).map(({ hash }) => hash);
  const cleared = yield* writeInTime(() => workStore.clear());
  // Notes are in another storage, which may well work: who wants everything gone wants them gone.
  yield* forgetAllNotes();
  if (cleared.ok) {
    yield* put(worksRemoved({ hashes }));
    yield* put(setAsideListed([]));
  } else yield* tellUnremoved(cleared.fault);
}
