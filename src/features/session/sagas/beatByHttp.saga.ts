import { isApiError } from '@/api/apiError';
import { sessionApi } from '@/api/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { selectChannel, selectPlace, sessionExpired } from '../lifecycle.slice';
import { reportUnlessOutdated } from './refreshPlace.saga';
import { HEARTBEAT_INTERVAL_MS } from './sessionPolicy';

/** Keeps the session alive over HTTP, at the same interval, while no socket does. */
export function* beatByHttp(): SagaGenerator<void> {
  for (;;) {
    yield* steadyDelay(HEARTBEAT_INTERVAL_MS);
    if ((yield* select(selectChannel)) !== 'open') yield* beatOnceByHttp();
  }
}

/** Tells the services that the session is in use, and receives its current state. */
export function* beatOnceByHttp(): SagaGenerator<void> {
  const known = yield* select(selectPlace);
  try {
    const session = yield* callEndpoint(sessionApi.endpoints.sendHeartbeat, undefined);
    yield* reportUnlessOutdated({ session }, known);
  } catch (error) {
    // Any error other than "unknown session" may be temporary: the next beat tries again.
    if (isApiError(error) && error.status === 404) yield* put(sessionExpired());
  }
}
