import type { EventChannel } from 'redux-saga';
import { segmentsApi } from '@/api/segments';
import { call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { articleTakenHere } from '../elsewhere.slice';
import { isUnsaved, type Keeper } from '../keeper';
import { savingRetryRequested, savingStarted } from '../savedWork.slice';
import { chooseWork } from './chooseWork.saga';
import { look } from './look.saga';
import { pageGoing } from './pageGoing';
import type { TellOnce } from './tellOnce';
import { isChangedElsewhere, writeWork } from './writeWork.saga';

/** ms without a change before changes are written, so that a series of clicks is written at once. */
const QUIET_MS = 800;

/** ms after which changes are written even if more follow, as in a run of recognition. */
const LONGEST_WAIT_MS = 5_000;

/** Saves the open document's work whenever it has changed, until cancelled. */
export function* saveChanges(keeper: Keeper, tellOnce: TellOnce): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  const going = pageGoing(lifecycle);
  try {
    yield* look(keeper);
    for (;;) {
      if (!isUnsaved(keeper)) yield* nextChange(keeper);
      yield* call(untilHere, keeper);
      yield* put(savingStarted());
      const isGoing = yield* settle(keeper, going);
      if (keeper.lock.isElsewhere) continue;
      // There is no time to ask when the page is closed; what is replaced then is set aside.
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

/** Nothing is written while another tab has the article. */
function* untilHere({ lock }: Keeper): SagaGenerator<void> {
  while (lock.isElsewhere) yield* take(articleTakenHere);
}

const imageCame = segmentsApi.endpoints.getSegmentImage.matchFulfilled;

/** Waits for the next change of the work; the keeper then knows it. */
function* nextChange(keeper: Keeper): SagaGenerator<void> {
  for (;;) {
    const before = keeper.work;
    const action = yield* take('*');
    yield* look(keeper);
    // A retry writes what was tried already, as an image does.
    const came = imageCame(action) || savingRetryRequested.match(action);
    keeper.imagesCame ||= came;
    if ((came || keeper.work !== before) && isUnsaved(keeper)) return;
  }
}

/** @returns true if the page is about to close */
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
