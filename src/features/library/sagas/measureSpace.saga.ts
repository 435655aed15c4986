import { selectOpenDocument } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { listSaved, writeUnsaved } from '@/features/savedWork';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { spaceFreeRequested } from '../library.actions';
import { spaceMeasured } from '../library.slice';

/** Asks the browser how much is stored, and how much it allows. */
export function* measureSpace(): SagaGenerator<void> {
  const { storageSpace } = yield* getPlatform();
  const space = yield* call([storageSpace, storageSpace.estimate]);
  yield* put(spaceMeasured(space ?? null));
}

/** Drops the PDFs of articles that are not open, and keeps the work on them. */
export function* freeSpace({
  payload: hashes,
}: ReturnType<typeof spaceFreeRequested>): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const failures: string[] = [];
  for (const hash of hashes) {
    // Whatever keeps the open article would go on as if its PDF were stored.
    if ((yield* select(selectOpenDocument))?.file.hash === hash) continue;
    const dropped = yield* call([workStore, workStore.dropFile], hash);
    if (!dropped.ok) failures.push(dropped.fault.message);
  }
  yield* tellUndropped(failures);
  yield* listSaved();
  yield* writeUnsaved();
  yield* measureSpace();
}

function* tellUndropped(failures: readonly string[]): SagaGenerator<void> {
  const [cause] = failures;
  if (cause === undefined) return;
  const whose = failures.length === 1 ? 'one article' : `${failures.length} articles`;
  const message = `The PDF of ${whose} could not be dropped`;
  yield* raiseNotice({ type: 'error', message, cause });
}
