import { picturedSegments } from '@/domain/picturedSegments';
import type { Work } from '@/domain/work';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { WorkToSave } from '@/platform/workStore';
import { selectSegmentImageBlobs } from '../segmentImageCache';
import { forgetStored, type Keeper } from '../keeper';
import { packWork } from '../packWork';
import { savingFailed } from '../savedWork.slice';
import { readInTime, writeInTime } from './inTime';
import { forgetOwnNote, noteUnwritten } from './noteUnwritten.saga';
import type { TellOnce } from './tellOnce';
import { workWritten } from './workWritten.saga';

/**
 * Writes the keeper's work under the keeper's own hash, whatever document is open by now.
 *
 * @param isOpen false for the last changes of a document that was closed
 */
export function* writeWork(
  keeper: Keeper,
  tellOnce: TellOnce,
  isOpen: boolean,
): SagaGenerator<void> {
  const { work } = keeper;
  if (!work) return;
  keeper.tried = work;
  keeper.imagesCame = false;
  const { noted } = keeper;
  const blobIds = yield* select(selectSegmentImageBlobs, picturedSegments(work));
  const { toSave, answer } = yield* write(keeper, work, blobIds);
  if (!answer.ok) {
    const { kind, message } = answer.fault;
    const isFull = kind === 'full';
    keeper.hasNoStore = kind === 'unavailable';
    if (keeper.hasNoStore) yield* call(forgetOwnNote, keeper);
    if (isOpen) yield* put(savingFailed({ message, ...(isFull && { isFull }) }));
    yield* tellOnce(answer.fault);
    return;
  }
  remember(keeper, toSave, blobIds);
  keeper.written = work;
  keeper.hasNoStore = false;
  // What was noted since then is later than what was written.
  if (noted !== null && keeper.noted === noted) yield* call(forgetOwnNote, keeper);
  yield* workWritten(toSave.summary, answer.value, isOpen);
}

/** Whether another tab has written since this page read or wrote; false if the store does not answer. */
export function* isChangedElsewhere({ hash, revision }: Keeper): SagaGenerator<boolean> {
  const { workStore } = yield* getPlatform();
  const stored = yield* readInTime(() => workStore.revisionOf(hash));
  return stored.ok && stored.value !== undefined && stored.value !== revision;
}

/** Writes everything again if the store has lost what was written before. */
function* write(keeper: Keeper, work: Work, blobIds: ReadonlyMap<string, string>) {
  const { workStore } = yield* getPlatform();
  for (let isAgain = false; ; isAgain = true) {
    const toSave = yield* compose(keeper, work, blobIds);
    keeper.underway = toSave.summary.revision;
    // The note says that this write, too, is no other work.
    if (keeper.noted === work) yield* call(noteUnwritten, keeper);
    const answer = yield* writeInTime(() => workStore.put(toSave));
    if (answer.ok || answer.fault.kind !== 'incomplete' || isAgain) return { toSave, answer };
    forgetStored(keeper);
  }
}

/** File and segment images travel only once. */
function* compose(
  keeper: Keeper,
  work: Work,
  blobIds: ReadonlyMap<string, string>,
): SagaGenerator<WorkToSave> {
  const { blobs, clock, ids } = yield* getPlatform();
  const file = keeper.hasFile ? undefined : keeper.file;
  const images = new Map<string, Blob>();
  let imageBytes = 0;
  for (const [filename, blobId] of blobIds) {
    const blob = blobs.get(blobId);
    imageBytes += blob?.size ?? 0;
    if (blob && (file || keeper.images.get(filename) !== blobId)) images.set(filename, blob);
  }
  const names = new Set(picturedSegments(work).map(({ filename }) => filename));
  const goneImages = [...keeper.images.keys()].filter((name) => !names.has(name));
  const { name, size } = work.document.file;
  const { hash, revision } = keeper;
  const packed = packWork(work, {
    ...{ hash, name, savedAt: clock.now(), revision: ids.uuid() },
    fileBytes: size + imageBytes,
    hasFile: keeper.hasFile || keeper.file !== undefined,
  });
  return {
    ...packed,
    images,
    goneImages,
    ...(file && { file }),
    ...(revision !== undefined && { basedOn: revision }),
  };
}

function remember(
  keeper: Keeper,
  { summary, file, images, goneImages }: WorkToSave,
  blobIds: ReadonlyMap<string, string>,
): void {
  keeper.hasFile = keeper.hasFile || file !== undefined;
  keeper.revision = summary.revision;
  keeper.underway = undefined;
  keeper.waitsForResults = false;
  goneImages.forEach((name) => keeper.images.delete(name));
  for (const name of images.keys()) {
    const blobId = blobIds.get(name);
    if (blobId !== undefined) keeper.images.set(name, blobId);
  }
}
