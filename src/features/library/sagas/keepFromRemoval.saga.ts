import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { removalUndone } from '../library.actions';
import { selectRemoving } from '../library.selectors';
import type { LibraryRootState } from '../library.slice';

/**
 * An article arrives again while its removal can still be undone: it is wanted. One that is just being
 * deleted is gone when this ends, so that whoever brings it finds nothing and keeps it anew.
 */
export function* keepFromRemoval(hash: string): SagaGenerator<void> {
  if (!(yield* select(selectRemoving)).includes(hash)) return;
  yield* put(removalUndone([hash]));
  yield* waitFor((state: LibraryRootState) => !selectRemoving(state).includes(hash));
}
