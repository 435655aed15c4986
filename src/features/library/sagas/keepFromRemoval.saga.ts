import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { removalUndone } from '../library.actions';
import { selectRemoving } from '../library.slice';
import type { LibraryRootState } from '../libraryState';

/**
 * Undoes the removal of an article that arrives again while that is possible. If it is already being deleted,
 * waits until it is gone, so that the caller finds nothing and stores it again.
 */
export function* keepFromRemoval(hash: string): SagaGenerator<void> {
  if (!(yield* select(selectRemoving)).includes(hash)) return;
  yield* put(removalUndone([hash]));
  yield* waitFor((state: LibraryRootState) => !selectRemoving(state).includes(hash));
}
