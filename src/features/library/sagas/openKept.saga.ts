import {
  savedWorkOpenRequested,
  selectOpening,
  type SavedWorkRootState,
} from '@/features/savedWork';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';

/** Opens an article from the store; ends when it is open, cannot be opened, or another one is wanted. */
export function* openKept(hash: string): SagaGenerator<void> {
  yield* put(savedWorkOpenRequested({ hash }));
  yield* waitFor((state: SavedWorkRootState) => selectOpening(state) !== null);
  yield* waitFor((state: SavedWorkRootState) => selectOpening(state) !== hash);
}
