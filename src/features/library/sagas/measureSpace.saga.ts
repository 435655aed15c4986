import { selectOpenDocument } from '@/article';
import { raiseNotice } from '@/features/notices';
import type { OverlaysRootState } from '@/features/overlays';
import { listSaved, writeUnsaved } from '@/features/savedWork';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import type { spaceFreeRequested } from '../library.actions';
import { selectLibraryIsShown, selectReadHash } from '../library.selectors';
import { spaceMeasured } from '../library.slice';

/** Asks the browser how much is stored, and how much it allows. */
export function* measureSpace(): SagaGenerator<void> {
  const { storageSpace } = yield* getPlatform();
  const space = yield* call([storageSpace, storageSpace.estimate]);
  yield* put(spaceMeasured(space ?? null));
}

/** Each time the library is shown. */
export function* measureWhenShown(): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectLibraryIsShown);
    yield* measureSpace();
    yield* waitFor((state: OverlaysRootState) => !selectLibraryIsShown(state));
  }
}

/** Drops the PDFs of articles that are neither open nor being read, and keeps the work on them. */
export function* freeSpace({
  payload: hashes,
}: ReturnType<typeof spaceFreeRequested>): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const failures: string[] = [];
  for (const hash of hashes) {
    // Whatever keeps the open article would go on as if its PDF were stored.
    if ((yield* select(selectOpenDocument))?.file.hash === hash) continue;
    if ((yield* select(selectReadHash)) === hash) continue;
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
