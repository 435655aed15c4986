import { fork, takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import { savedWorkOpenRequested } from '../savedWork.slice';
import { getHeldHere } from './getHeldHere';
import { createHandedOn } from './handedOn';
import { holdSegmentImages } from './holdSegmentImages.saga';
import { keepWork } from './keepWork.saga';
import { openSaved } from './openSaved.saga';
import { createTellOnce } from './tellOnce';

/** For a store out of sight: opens articles from the browser's storage, and keeps the work on them. */
export function* keepBehind(): SagaGenerator<void> {
  const handedOn = createHandedOn();
  const heldHere = yield* getHeldHere();
  yield* fork(keepWork, { tellOnce: createTellOnce(), handedOn, heldHere });
  yield* fork(holdSegmentImages);
  yield* takeLatest(savedWorkOpenRequested, ({ payload }) => openSaved(handedOn, payload.hash));
}
