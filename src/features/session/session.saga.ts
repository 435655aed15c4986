import { sessionApi } from '@/api/session';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { all, call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { errorMessage } from '@/lib/errorMessage';
import { getPlatform } from '@/lib/saga/getPlatform';
import { beatByHttp } from './sagas/beatByHttp.saga';
import { liveChannel } from './sagas/liveChannel.saga';
import { openSession } from './sagas/openSession.saga';
import { refreshPlace } from './sagas/refreshPlace.saga';
import { watchPage } from './sagas/watchPage.saga';
import {
  connectionRetryRequested,
  placeRefreshRequested,
  queueLeaveRequested,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
  sessionOpening,
  type Place,
} from './session.slice';

/** One session after another, for as long as the application runs. */
export function* sessionSaga(): SagaGenerator<void> {
  for (;;) {
    yield* put(sessionOpening());
    const place = yield* tryToOpen();
    if (!place) {
      yield* take(connectionRetryRequested);
      continue;
    }
    const ending = yield* runSession(place);
    yield* forgetSession();
    if (ending === 'left') {
      yield* put(sessionLeft());
      yield* take(connectionRetryRequested);
    }
  }
}

function* tryToOpen(): SagaGenerator<Place | undefined> {
  try {
    return yield* openSession();
  } catch (error) {
    yield* put(sessionFailed({ message: errorMessage(error) }));
    return undefined;
  }
}

/** Runs what belongs to an open session until it is left or the services no longer know it. */
function* runSession(place: Place): SagaGenerator<'left' | 'expired'> {
  const { clock } = yield* getPlatform();
  yield* put(sessionOpened({ place, at: clock.now() }));
  const { left } = yield* race({
    left: take(queueLeaveRequested),
    expired: take(sessionExpired),
    // Three of them never end by themselves, so this branch never wins the race.
    life: all([call(liveChannel), call(beatByHttp), call(watchPage), call(refreshOnRequest)]),
  });
  if (!left) return 'expired';
  yield* endSession();
  return 'left';
}

function* refreshOnRequest(): SagaGenerator<void> {
  for (;;) {
    yield* take(placeRefreshRequested);
    const answered = yield* refreshPlace();
    if (!answered) yield* raiseNotice({ type: 'error', message: 'Failed to refresh status' });
  }
}

function* endSession(): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  try {
    yield* callEndpoint(sessionApi.endpoints.removeSession, undefined);
  } catch {
    // The services forget a silent session by themselves; leaving must not fail for that.
  }
  lifecycle.closeWindow();
}

function* forgetSession(): SagaGenerator<void> {
  const { secrets } = yield* getPlatform();
  secrets.setSessionId(undefined);
}
