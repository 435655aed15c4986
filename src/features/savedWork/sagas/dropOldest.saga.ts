import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectSavedList } from '../savedWork.selectors';
import { worksListed, worksRemoved } from '../savedWork.slice';
import { worksToDrop } from '../savedWorkBudget';

/** Keeps the store within its budget: the oldest articles go, never the open one. */
export function* dropOldest(openHash: string): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const known = yield* select(selectSavedList);
  if (known.status !== 'known' || worksToDrop(known.works, openHash).length === 0) return;
  // Asked afresh: another tab may have saved or removed some.
  const listed = yield* call([workStore, workStore.list]);
  if (!listed.ok) return;
  yield* put(worksListed(listed.value));
  const hashes = worksToDrop(listed.value, openHash);
  for (const hash of hashes) yield* call([workStore, workStore.remove], hash);
  if (hashes.length > 0) yield* put(worksRemoved({ hashes }));
}
