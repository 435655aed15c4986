import { picturedSegments } from '@/domain/picturedSegments';
import { isAnyOf } from '@reduxjs/toolkit';
import { hasResults, type Work } from '@/domain/work';
import { documentClosed, documentOpened, workRestored } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { call, fork, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectSegmentImageBlobs } from '../segmentImageCache';
import { createKeeper, isUnsaved, knowStored, type Keeper } from '../keeper';
import { selectEarlierWork } from '../savedWork.selectors';
import { selectWork } from '../selectWork';
import { snapshotOf } from '../stored/snapshot';
import type { HandedOn } from './handedOn';
import { readInTime } from './inTime';
import { forgetOwnNote, noteUnwritten, noteWhenGoing } from './noteUnwritten.saga';
import { OPEN_WORK_KEY } from './openWorkKey';
import { restoreEarlier } from './restoreEarlier.saga';
import { saveChanges } from './saveChanges.saga';
import { setAsideRecord } from './setAsideRecord.saga';
import type { TellOnce } from './tellOnce';
import { writeWork } from './writeWork.saga';

const changesDocument = isAnyOf(documentOpened, workRestored, documentClosed);

type Opening = ReturnType<typeof documentOpened> | ReturnType<typeof workRestored>;
type Change = Opening | ReturnType<typeof documentClosed>;

/** Follows the documents one after the other, and keeps the work on each. */
export function* keepWork(tellOnce: TellOnce, handedOn: HandedOn): SagaGenerator<void> {
  const { tabStorage } = yield* getPlatform();
  let change: Change = yield* take(changesDocument);
  for (;;) {
    if (documentClosed.match(change)) {
      tabStorage.remove(OPEN_WORK_KEY);
      change = yield* take(changesDocument);
    } else {
      tabStorage.set(OPEN_WORK_KEY, change.payload.file.hash);
      change = yield* whileOpen(change, tellOnce, handedOn);
    }
  }
}

/** @returns the change that ended it */
function* whileOpen(
  opening: Opening,
  tellOnce: TellOnce,
  handedOn: HandedOn,
): SagaGenerator<Change> {
  const { files } = yield* getPlatform();
  const { file } = opening.payload;
  const keeper = createKeeper(file, files.get(file.fileId));
  const { next } = yield* race({
    kept: call(keep, keeper, opening, tellOnce, handedOn),
    next: take(changesDocument),
  });
  yield* fork(saveRest, keeper, tellOnce);
  return next ?? (yield* take(changesDocument));
}

function* keep(
  keeper: Keeper,
  opening: Opening,
  tellOnce: TellOnce,
  handedOn: HandedOn,
): SagaGenerator<void> {
  yield* fork(noteWhenGoing, keeper);
  const { file } = opening.payload;
  const unreadable = handedOn.take(file);
  if (workRestored.match(opening)) {
    yield* knowRestored(keeper, opening.payload);
  } else if ((yield* select(selectEarlierWork))?.status === 'setAside') {
    keeper.waitsForResults = true;
    yield* knowRevision(keeper);
  } else yield* restoreEarlier(keeper, file, unreadable);
  keeper.isHeld = false;
  yield* saveChanges(keeper, tellOnce);
}

/** The user released what is stored now. */
function* knowRevision(keeper: Keeper): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const revision = yield* readInTime(() => workStore.revisionOf(keeper.hash));
  if (revision.ok) keeper.revision = revision.value;
}

function* knowRestored(
  keeper: Keeper,
  { work, stored }: ReturnType<typeof workRestored>['payload'],
): SagaGenerator<void> {
  const current = yield* select(selectWork);
  const blobIds = yield* select(selectSegmentImageBlobs, picturedSegments(work));
  const storedIds = new Map([...blobIds].filter(([name]) => stored.images.includes(name)));
  knowStored(keeper, current, stored, storedIds);
  // It contains what was noted when it was closed; the keeper now answers for that.
  if (stored.unsaved !== undefined) {
    yield* knowWhetherThereIsAStore(keeper);
    yield* noteUnwritten(keeper);
  }
}

function* knowWhetherThereIsAStore(keeper: Keeper): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const revision = yield* readInTime(() => workStore.revisionOf(keeper.hash));
  keeper.hasNoStore = !revision.ok && revision.fault.kind === 'unavailable';
}

/** Saves the last changes of a document that was closed; a file that was only looked at is not saved. */
function* saveRest(keeper: Keeper, tellOnce: TellOnce): SagaGenerator<void> {
  // A write that failed, or goes on, is not tried again, but must outlive the page.
  yield* noteUnwritten(keeper);
  const { work, hasFile, isHeld } = keeper;
  if (!work || !isUnsaved(keeper) || (!hasFile && !hasResults(work))) return;
  if (isHeld) yield* setRestAside(keeper, work);
  else yield* writeWork(keeper, tellOnce, false);
}

/** It must not replace what is stored, but must not be lost either. */
function* setRestAside(keeper: Keeper, work: Work): SagaGenerator<void> {
  const { hash } = keeper;
  const { name } = work.document.file;
  const record = { hash, name, snapshot: snapshotOf(work) };
  const kept = yield* setAsideRecord({ hash, name }, record, 'replaced');
  if (kept.ok) return yield* forgetOwnNote(keeper);
  const message = `The work on "${name}" could not be saved`;
  yield* raiseNotice({ type: 'error', message, cause: kept.fault.message });
}
