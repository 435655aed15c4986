import { isAnyOf } from '@reduxjs/toolkit';
import { raiseNotice } from '@/features/notices';
import { all, call, fork, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { placeRefreshFailed } from './placeCheck.slice';
import { askAgainWithSeat } from './sagas/askAgainWithSeat.saga';
import { beatByHttp } from './sagas/beatByHttp.saga';
import { endByBeacon, endSessionOnLeaving } from './sagas/endByBeacon';
import { keepActivity } from './sagas/keepActivity.saga';
import { leaveQueue } from './sagas/leaveQueue.saga';
import { liveChannel } from './sagas/liveChannel.saga';
import type { OpenedSession } from './sagas/openSession.saga';
import { openUntilOpened } from './sagas/openUntilOpened.saga';
import { refreshPlace } from './sagas/refreshPlace.saga';
import { reportRefusals } from './sagas/reportRefusals.saga';
import { RENEWAL_PAUSE_MS, SHORT_LIFE_MS } from './sagas/sessionPolicy';
import { shareWithTabs } from './sagas/shareWithTabs.saga';
import { watchPage } from './sagas/watchPage.saga';
import {
  noSessionReported,
  placeRefreshRequested,
  queueLeaveRequested,
  sessionExpired,
  sessionOpened,
  sessionWaitingReported,
} from './lifecycle.slice';
import { clearStoredSession } from './stored/storedSession';

/** Runs one session after another until the application ends, which also ends the last session. */
export function* sessionSaga(): SagaGenerator<void> {
  const platform = yield* getPlatform();
  const stopListening = endSessionOnLeaving(platform);
  try {
    yield* fork(reportRefusals);
    yield* fork(shareWithTabs);
    yield* fork(askAgainWithSeat);
    for (;;) yield* oneSession();
  } finally {
    stopListening();
    endByBeacon(platform);
    clearStoredSession(platform);
    platform.secrets.setSessionId(undefined);
  }
}

function* oneSession(): SagaGenerator<void> {
  const platform = yield* getPlatform();
  const opened = yield* openUntilOpened();
  const openedAt = platform.clock.now();
  const ending = yield* runSession(opened, openedAt);
  clearStoredSession(platform);
  if (ending === 'left') {
    yield* leaveQueue();
    return;
  }
  platform.secrets.setSessionId(undefined);
  const livedShortly = platform.clock.now() - openedAt < SHORT_LIFE_MS;
  // A resumed session may end at once because the previous page's beacon arrived late.
  if (livedShortly && !opened.resumed) yield* steadyDelay(RENEWAL_PAUSE_MS);
}

/** Runs the sagas of an open session until the user leaves it or the services no longer know it. */
function* runSession(
  { place, resumed }: OpenedSession,
  openedAt: number,
): SagaGenerator<'left' | 'expired'> {
  yield* put(sessionOpened({ place, at: openedAt, ...(resumed && { resumed }) }));
  const { left } = yield* race({
    left: take(queueLeaveRequested),
    expired: take(sessionExpired),
    // None of these ever returns, so this branch never wins the race.
    life: all([
      call(liveChannel),
      call(beatByHttp),
      call(watchPage),
      call(refreshWhenDue),
      call(keepActivity),
    ]),
  });
  return left ? 'left' : 'expired';
}

/** On the user's request, or when the services refuse a request in a way that casts doubt on our place. */
function* refreshWhenDue(): SagaGenerator<void> {
  for (;;) {
    const cause = yield* take(
      isAnyOf(placeRefreshRequested, sessionWaitingReported, noSessionReported),
    );
    const answered = yield* refreshPlace();
    if (!answered && placeRefreshRequested.match(cause)) {
      yield* put(placeRefreshFailed());
      yield* raiseNotice({ type: 'error', message: 'Failed to refresh status' });
    }
  }
}
