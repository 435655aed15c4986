import { isAnyOf } from '@reduxjs/toolkit';
import { documentClosed } from '@/features/document';
import {
  call,
  fork,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { createHandedOn, type HandedOn } from './sagas/handedOn';
import { holdSegmentImages } from './sagas/holdSegmentImages.saga';
import { keepWork } from './sagas/keepWork.saga';
import { openSaved } from './sagas/openSaved.saga';
import { OPEN_WORK_KEY } from './sagas/openWorkKey';
import { clearSaved, listSaved, removeSaved } from './sagas/removeSaved.saga';
import { discardSetAside, listSetAside, saveSetAside } from './sagas/setAside.saga';
import { startOver, takeEarlierWorkUp, takeStoredWork } from './sagas/startOver.saga';
import { takeNotesIn } from './sagas/takeNotesIn.saga';
import { createTellOnce } from './sagas/tellOnce';
import { writeUnsaved } from './sagas/writeUnsaved.saga';
import {
  clearingRequested,
  earlierWorkRequested,
  listingRequested,
  savedWorkOpenRequested,
  savedWorkRemovalRequested,
  startOverRequested,
  storedWorkTaken,
  worksRemoved,
} from './savedWork.slice';
import { setAsideDiscardRequested, setAsideSaveRequested } from './setAside.slice';

export function* savedWorkSaga(): SagaGenerator<void> {
  const handedOn = createHandedOn();
  yield* fork(keepWork, createTellOnce(), handedOn);
  yield* fork(holdSegmentImages);
  yield* takeLatest(savedWorkOpenRequested, ({ payload }) => openSaved(handedOn, payload.hash));
  yield* takeLatest(earlierWorkRequested, takeEarlierWorkUp, handedOn);
  yield* takeEvery(startOverRequested, startOver);
  yield* takeEvery(savedWorkRemovalRequested, removeSaved);
  yield* takeLeading(clearingRequested, clearSaved);
  yield* takeEvery(worksRemoved, ({ payload }) => writeUnsaved(payload.hashes));
  // Other tabs save and remove as well; their changes appear when the list is shown again.
  yield* takeLatest(isAnyOf(documentClosed, listingRequested), listSaved);
  yield* takeLatest(storedWorkTaken, takeStoredWork, handedOn);
  yield* takeEvery(setAsideSaveRequested, saveSetAside);
  yield* takeEvery(setAsideDiscardRequested, discardSetAside);
  yield* fork(listSaved);
  yield* fork(listSetAside);
  yield* call(takeNotesIn);
  yield* call(reopen, handedOn);
}

/** A reload of the tab reopens the article that was open in it. */
function* reopen(handedOn: HandedOn): SagaGenerator<void> {
  const { tabStorage } = yield* getPlatform();
  const hash = tabStorage.get(OPEN_WORK_KEY);
  if (hash === null) return;
  tabStorage.remove(OPEN_WORK_KEY);
  yield* openSaved(handedOn, hash);
}
