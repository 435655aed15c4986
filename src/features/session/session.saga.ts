import { raiseNotice } from '@/features/notices';
import { all, call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { errorMessage } from '@/lib/errorMessage';
import { getPlatform } from '@/lib/saga/getPlatform';
import { placeRefreshFailed } from './placeCheck.slice';
import { beatByHttp } from './sagas/beatByHttp.saga';
import { endByBeacon, endSessionOnLeaving } from './sagas/endByBeacon';
import { leaveQueue } from './sagas/leaveQueue.saga';
import { liveChannel } from './sagas/liveChannel.saga';
import { openSession } from './sagas/openSession.saga';
import { refreshPlace } from './sagas/refreshPlace.saga';
import { RENEWAL_PAUSE_MS, SHORT_LIFE_MS } from './sagas/sessionPolicy';
import { watchPage } from './sagas/watchPage.saga';
import {
  connectionRetryRequested,
  placeRefreshRequested,
  queueLeaveRequested,
  sessionExpired,
  sessionFailed,
  sessionOpened,
  sessionOpening,
  type Place,
} from './session.slice';

/** One session after another, for as long as the application runs; the last one ends with it. */
export function* sessionSaga(): SagaGenerator<void> {
  const platform = yield* getPlatform();
  const stopListening = endSessionOnLeaving(platform);
  try {
    for (;;) yield* oneSession();
  } finally {
    stopListening();
    endByBeacon(platform);
    platform.secrets.setSessionId(undefined);
  }
}

function* oneSession(): SagaGenerator<void> {
  const { clock, secrets } = yield* getPlatform();
  yield* put(sessionOpening());
  const place = yield* tryToOpen();
  if (!place) {
    yield* take(connectionRetryRequested);
    return;
  }
  const openedAt = clock.now();
  const ending = yield* runSession(place, openedAt);
  if (ending === 'left') {
    yield* leaveQueue();
    return;
  }
  secrets.setSessionId(undefined);
  if (clock.now() - openedAt < SHORT_LIFE_MS) yield* delay(RENEWAL_PAUSE_MS);
}

function* tryToOpen(): SagaGenerator<Place | undefined> {
  try {
    return yield* openSession();
  } catch (error) {
    yield* put(sessionFailed({ message: errorMessage(error), retriesLeft: 3 }));
    return undefined;
  }
}

/** Runs what belongs to an open session until it is left or the services no longer know it. */
function* runSession(place: Place, openedAt: number): SagaGenerator<'left' | 'expired'> {
  yield* put(sessionOpened({ place, at: openedAt }));
  const { left } = yield* race({
    left: take(queueLeaveRequested),
    expired: take(sessionExpired),
    // Three of them never end by themselves, so this branch never wins the race.
    life: all([call(liveChannel), call(beatByHttp), call(watchPage), call(refreshOnRequest)]),
  });
  return left ? 'left' : 'expired';
}

function* refreshOnRequest(): SagaGenerator<void> {
  for (;;) {
    yield* take(placeRefreshRequested);
    const answered = yield* refreshPlace();
    if (!answered) {
      yield* put(placeRefreshFailed());
      yield* raiseNotice({ type: 'error', message: 'Failed to refresh status' });
    }
  }
}
