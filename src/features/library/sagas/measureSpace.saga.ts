import { listSaved, writeUnsaved } from '@/features/savedWork';
import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { spaceFreeRequested } from '../library.actions';
import { spaceMeasured } from '../library.slice';

/** Asks the browser how much is stored, and how much it allows. */
export function* measureSpace(): SagaGenerator<void> {
  const { storageSpace } = yield* getPlatform();
  const space = yield* call([storageSpace, storageSpace.estimate]);
  yield* put(spaceMeasured(space ?? null));
}

/** Drops the PDFs of articles and keeps the work on them. */
export function* freeSpace({
  payload: hashes,
}: ReturnType<typeof spaceFreeRequested>): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  for (const hash of hashes) yield* call([workStore, workStore.dropFile], hash);
  yield* listSaved();
  yield* writeUnsaved();
  yield* measureSpace();
}
