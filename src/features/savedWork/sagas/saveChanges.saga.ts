import type { EventChannel } from 'redux-saga';
import { segmentsApi } from '@/api/segments';
import { selectOpenDocument } from '@/features/document';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { isUnsaved, type Keeper } from '../keeper';
import { savingStarted } from '../savedWork.slice';
import { selectWork } from '../selectWork';
import { chooseWork } from './chooseWork.saga';
import { pageGoing } from './pageGoing';
import type { TellOnce } from './tellOnce';
import { isChangedElsewhere, writeWork } from './writeWork.saga';

/** ms without a change before the changes are written: a click is saved when the next comes. */
const QUIET_MS = 800;

/** ms after which changes are written though more of them come, as in a run of recognition. */
const LONGEST_WAIT_MS = 5_000;

/** Saves the open document's work whenever it has changed, for as long as it is not cancelled. */
export function* saveChanges(keeper: Keeper, tellOnce: TellOnce): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  const going = pageGoing(lifecycle);
  try {
    yield* look(keeper);
    for (;;) {
      if (!isUnsaved(keeper)) yield* nextChange(keeper);
      yield* put(savingStarted());
      const isGoing = yield* settle(keeper, going);
      // A page that goes away has no time to ask; what it takes the place of is set aside then.
      if (!isGoing && (yield* isChangedElsewhere(keeper))) {
        yield* chooseWork(keeper, 'otherTab');
        yield* look(keeper);
      }
      yield* writeWork(keeper, tellOnce, true);
      yield* look(keeper);
    }
  } finally {
    going.close();
  }
}

function* look(keeper: Keeper): SagaGenerator<void> {
  keeper.work = yield* select(selectWork);
  if (keeper.file) return;
  const { files } = yield* getPlatform();
  const open = yield* select(selectOpenDocument);
  keeper.file = open ? files.get(open.file.fileId) : undefined;
}

const imageCame = segmentsApi.endpoints.getSegmentImage.matchFulfilled;

/** Waits for the next change of the work; the keeper then knows it. */
function* nextChange(keeper: Keeper): SagaGenerator<void> {
  for (;;) {
    const before = keeper.work;
    const action = yield* take('*');
    yield* look(keeper);
    const came = imageCame(action);
    keeper.imagesCame ||= came;
    if ((came || keeper.work !== before) && isUnsaved(keeper)) return;
  }
}

/** @returns true when the page is about to go */
function* settle(keeper: Keeper, going: EventChannel<true>): SagaGenerator<boolean> {
  const { clock } = yield* getPlatform();
  const latest = clock.now() + LONGEST_WAIT_MS;
  for (;;) {
    const { changed, going: isGoing } = yield* race({
      changed: call(changes, keeper),
      quiet: delay(Math.max(0, Math.min(QUIET_MS, latest - clock.now()))),
      going: take(going),
    });
    if (!changed) return isGoing === true;
  }
}

function* changes(keeper: Keeper): SagaGenerator<true> {
  yield* nextChange(keeper);
  return true;
}
