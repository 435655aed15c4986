import { call, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import { selectSavedList, selectSavedWorks } from '../savedWork.selectors';
import { workSaved } from '../savedWork.slice';
import type { SavedWorkRootState } from '../savedWorkState';

const isListed = (state: SavedWorkRootState) => selectSavedList(state).status === 'known';

/**
 * When the first article is kept, asks the browser not to delete anything by itself: otherwise it may delete
 * everything when the disk is full, Safari after a week without a visit. Refused without a word where it does.
 */
export function* keepFromEviction(): SagaGenerator<void> {
  const { storageSpace } = yield* getPlatform();
  yield* waitFor(isListed);
  // With the first of these it was asked.
  if ((yield* select(selectSavedWorks)).length > 0) return;
  yield* take(workSaved);
  yield* call([storageSpace, storageSpace.persist]);
}
