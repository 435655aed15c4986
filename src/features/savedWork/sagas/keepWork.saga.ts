import { picturedSegments } from '@/domain/picturedSegments';
import { isAnyOf } from '@reduxjs/toolkit';
import { hasResults, type Work } from '@/domain/work';
import { documentClosed, documentOpened, workRestored } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { call, fork, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectSegmentImageBlobs } from '../segmentImageCache';
import type { ArticleLock } from '../articleLock';
import { createKeeper, isUnsaved, knowStored, type Keeper } from '../keeper';
import { articleTakenElsewhere } from '../elsewhere.slice';
import { selectEarlierWork } from '../savedWork.selectors';
import { selectWork } from '../selectWork';
import { snapshotOf } from '../stored/snapshot';
import type { HandedOn } from './handedOn';
import { holdArticle } from './holdArticle.saga';
import { readInTime } from './inTime';
import { forgetOwnNote, noteUnwritten, noteWhenGoing } from './noteUnwritten.saga';
import { look } from './look.saga';
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
      change = yield* whileArticleIsOpen(change, tellOnce, handedOn);
    }
  }
}

/** An article may be opened anew, as when the user starts over; its lock stays. @returns the change that ended it */
function* whileArticleIsOpen(
  opening: Opening,
  tellOnce: TellOnce,
  handedOn: HandedOn,
): SagaGenerator<Change> {
  const lock: ArticleLock = { hash: opening.payload.file.hash, isElsewhere: false };
  const holding = yield* fork(holdArticle, lock, handedOn);
  let change = opening;
  for (;;) {
    const { keeper, next } = yield* whileOpen(change, lock, tellOnce, handedOn);
    const isLeft = documentClosed.match(next) || next.payload.file.hash !== lock.hash;
    yield* fork(function* rest() {
      yield* saveRest(keeper, tellOnce);
      // Only now may another tab read what is stored.
      if (isLeft) holding.cancel();
    });
    if (isLeft) return next;
    change = next;
  }
}

/** @returns with the change that ended it */
function* whileOpen(
  opening: Opening,
  lock: ArticleLock,
  tellOnce: TellOnce,
  handedOn: HandedOn,
): SagaGenerator<{ readonly keeper: Keeper; readonly next: Change }> {
  const { files } = yield* getPlatform();
  const keeper = createKeeper(lock, files.get(opening.payload.file.fileId));
  const { next } = yield* race({
    kept: call(keep, keeper, opening, tellOnce, handedOn),
    next: take(changesDocument),
  });
  return { keeper, next: next ?? (yield* take(changesDocument)) };
}

function* keep(
  keeper: Keeper,
  opening: Opening,
  tellOnce: TellOnce,
  handedOn: HandedOn,
): SagaGenerator<void> {
  yield* fork(noteWhenGoing, keeper);
  yield* fork(keepWhatIsLost, keeper);
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
  const { work, hasFile, isHeld, lock } = keeper;
  if (lock.isElsewhere || !work || !isUnsaved(keeper) || (!hasFile && !hasResults(work))) return;
  if (isHeld) yield* setRestAside(keeper, work);
  else yield* writeWork(keeper, tellOnce, false);
}

/** Another tab takes the article over: what it could not find in the store is set aside. */
function* keepWhatIsLost(keeper: Keeper): SagaGenerator<void> {
  for (;;) {
    yield* take(articleTakenElsewhere);
    yield* look(keeper);
    const { work } = keeper;
    if (work && isUnsaved(keeper) && hasResults(work)) yield* setRestAside(keeper, work);
    keeper.tried = work;
  }
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
