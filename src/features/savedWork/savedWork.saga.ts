import { isAnyOf } from '@reduxjs/toolkit';
import { documentClosed } from '@/article';
import {
  call,
  fork,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@/lib/saga/effects';
import { getHeldHere } from './sagas/getHeldHere';
import { createHandedOn } from './sagas/handedOn';
import { keepFromEviction } from './sagas/keepFromEviction.saga';
import { holdSegmentImages } from './sagas/holdSegmentImages.saga';
import { keepWork } from './sagas/keepWork.saga';
import { openTakenIn, reopen } from './sagas/openTakenIn.saga';
import { clearSaved, listSaved, removeSaved } from './sagas/removeSaved.saga';
import { discardSetAside, listSetAside, saveSetAside } from './sagas/setAside.saga';
import { startOver, takeEarlierWorkUp, takeStoredWork } from './sagas/startOver.saga';
import { takeNotesIn } from './sagas/takeNotesIn.saga';
import { createTellOnce } from './sagas/tellOnce';
import { warnOfFullStorage } from './sagas/warnOfFullStorage.saga';
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
  const heldHere = yield* getHeldHere();
  yield* fork(keepWork, { tellOnce: createTellOnce(), handedOn, heldHere });
  yield* fork(holdSegmentImages);
  const takingIn = yield* fork(takeNotesIn, heldHere);
  yield* takeLatest(savedWorkOpenRequested, ({ payload }) =>
    openTakenIn(takingIn, handedOn, payload.hash),
  );
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
  yield* fork(keepFromEviction);
  yield* fork(warnOfFullStorage);
  yield* fork(listSaved);
  yield* fork(listSetAside);
  yield* call(reopen, takingIn, handedOn);
}
