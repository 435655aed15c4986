import type { Work } from '@/domain/work';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { packWork } from '../packWork';
import { notesOf } from '../unwritten/storedNotes';
import { getHeldHere } from './getHeldHere';
import { ifArticleIsFree } from './ifArticleIsFree.saga';
import { writeInTime } from './inTime';
import { readStored } from './readStored.saga';
import { workWritten } from './workWritten.saga';

/** What becomes of saved work; `undefined` if it stays as it is. */
type Change = (work: Work) => Work | undefined;

/**
 * Changes the work on an article that is not open.
 *
 * @returns why that was impossible, as a sentence
 */
export function* changeSaved(hash: string, change: Change): SagaGenerator<string | undefined> {
  const heldHere = yield* getHeldHere();
  // Its last changes may still be being written.
  yield* call([heldHere, heldHere.released], hash);
  let failure: string | undefined = 'Another tab has it open.';
  yield* ifArticleIsFree(hash, heldHere, function* write() {
    failure = yield* writeChanged(hash, change);
  });
  return failure;
}

function* writeChanged(hash: string, change: Change): SagaGenerator<string | undefined> {
  const { clock, ids, localStorage, workStore } = yield* getPlatform();
  const stored = yield* readStored(hash);
  if (stored.kind !== 'read' || stored.missing) return 'Its work cannot be read in full.';
  // What a closed page could only note would no longer fit.
  if (notesOf(localStorage, hash).length > 0) return 'Its last changes are not written yet.';
  const work = change(stored.work);
  if (!work) return undefined;
  const { summary, images, file } = stored.found;
  const packed = packWork(work, {
    ...{ hash, name: summary.name, savedAt: clock.now(), revision: ids.uuid() },
    fileBytes: [...images.values()].reduce((sum, { size }) => sum + size, file?.size ?? 0),
    hasFile: file !== undefined,
  });
  const nothing = { images: new Map<string, Blob>(), goneImages: [] };
  const written = yield* writeInTime(() =>
    workStore.put({ ...packed, ...nothing, basedOn: summary.revision }),
  );
  if (!written.ok) return written.fault.message;
  yield* workWritten(packed.summary, written.value, false);
  return undefined;
}
