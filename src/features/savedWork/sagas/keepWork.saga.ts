import { picturedSegments } from '@/domain/picturedSegments';
import { isAnyOf } from '@reduxjs/toolkit';
import { documentClosed, documentOpened, workRestored } from '@/article';
import { call, fork, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectSegmentImageBlobs } from '../segmentImageCache';
import type { ArticleLock } from '../articleLock';
import { adoptNote, createKeeper, knowStored, type Keeper } from '../keeper';
import { selectEarlierWork } from '../savedWork.selectors';
import { selectWork } from '../selectWork';
import type { StoredNote } from '../unwritten/storedNotes';
import { holdArticle, type Holding } from './holdArticle.saga';
import { readInTime } from './inTime';
import { keepWhatIsLost, saveRest } from './keepRest.saga';
import { noteUnwritten, noteWhenGoing } from './noteUnwritten.saga';
import { OPEN_WORK_KEY } from './openWorkKey';
import { restoreEarlier } from './restoreEarlier.saga';
import { saveChanges } from './saveChanges.saga';
import type { TellOnce } from './tellOnce';

const changesDocument = isAnyOf(documentOpened, workRestored, documentClosed);

/** What lasts longer than an article is open. */
interface Lasting extends Holding {
  readonly tellOnce: TellOnce;
}

type Opening = ReturnType<typeof documentOpened> | ReturnType<typeof workRestored>;
type Change = Opening | ReturnType<typeof documentClosed>;

/** Follows the documents one after the other, and keeps the work on each. */
export function* keepWork(lasting: Lasting): SagaGenerator<void> {
  const { tabStorage } = yield* getPlatform();
  let change: Change = yield* take(changesDocument);
  for (;;) {
    if (documentClosed.match(change)) {
      tabStorage.remove(OPEN_WORK_KEY);
      change = yield* take(changesDocument);
    } else {
      tabStorage.set(OPEN_WORK_KEY, change.payload.file.hash);
      change = yield* whileArticleIsOpen(change, lasting);
    }
  }
}

/** An article may be opened anew, as when the user starts over; its lock stays. @returns the change that ended it */
function* whileArticleIsOpen(opening: Opening, lasting: Lasting): SagaGenerator<Change> {
  const { heldHere, tellOnce } = lasting;
  const lock: ArticleLock = { hash: opening.payload.file.hash, isElsewhere: false };
  const holding = yield* fork(holdArticle, lock, lasting);
  let change = opening;
  for (;;) {
    const { keeper, next } = yield* whileOpen(change, lock, lasting);
    const isLeft = documentClosed.match(next) || next.payload.file.hash !== lock.hash;
    if (isLeft && !lock.isElsewhere) heldHere.add(lock.hash);
    yield* fork(function* rest() {
      yield* saveRest(keeper, tellOnce);
      if (!isLeft) return;
      // Only now may another tab read what is stored.
      heldHere.delete(lock.hash);
      holding.cancel();
    });
    if (isLeft) return next;
    change = next;
  }
}

/** @returns with the change that ended it */
function* whileOpen(
  opening: Opening,
  lock: ArticleLock,
  lasting: Lasting,
): SagaGenerator<{ readonly keeper: Keeper; readonly next: Change }> {
  const { files } = yield* getPlatform();
  const keeper = createKeeper(lock, files.get(opening.payload.file.fileId));
  const { next } = yield* race({
    kept: call(keep, keeper, opening, lasting),
    next: take(changesDocument),
  });
  return { keeper, next: next ?? (yield* take(changesDocument)) };
}

function* keep(
  keeper: Keeper,
  opening: Opening,
  { handedOn, tellOnce }: Lasting,
): SagaGenerator<void> {
  yield* fork(noteWhenGoing, keeper);
  yield* fork(keepWhatIsLost, keeper);
  const { file } = opening.payload;
  const { unreadable, note } = handedOn.take(file);
  if (workRestored.match(opening)) {
    yield* knowRestored(keeper, opening.payload, note);
  } else if ((yield* select(selectEarlierWork))?.status === 'setAside') {
    keeper.waitsForResults = true;
    yield* knowRevision(keeper);
  } else yield* restoreEarlier(keeper, file, handedOn, unreadable);
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
  note: StoredNote | undefined,
): SagaGenerator<void> {
  const current = yield* select(selectWork);
  const blobIds = yield* select(selectSegmentImageBlobs, picturedSegments(work));
  const storedIds = new Map([...blobIds].filter(([name]) => stored.images.includes(name)));
  knowStored(keeper, current, stored, storedIds);
  if (note) adoptNote(keeper, note);
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
