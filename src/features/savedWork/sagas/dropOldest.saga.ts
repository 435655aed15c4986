import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectSavedWorks } from '../savedWork.selectors';
import { worksListed, worksRemoved } from '../savedWork.slice';
import { worksToDrop } from '../savedWorkBudget';
import { readInTime, writeInTime } from './inTime';

/** Keeps the store within its budget: drops the oldest articles, but never the open one. */
export function* dropOldest(openHash: string): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  if (worksToDrop(yield* select(selectSavedWorks), openHash).length === 0) return;
  // Listed anew: another tab may have saved or removed some.
  const listed = yield* readInTime(() => workStore.list());
  if (!listed.ok) return;
  yield* put(worksListed(listed.value));
  for (const hash of worksToDrop(listed.value, openHash)) {
    const removed = yield* writeInTime(() => workStore.remove(hash));
    // What could not be removed is still there; the next write tries again.
    if (!removed.ok) return;
    yield* put(worksRemoved({ hashes: [hash] }));
  }
}
