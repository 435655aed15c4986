import { isApiError } from '@/api/apiError';
import { sessionApi } from '@/api/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { placeReported, selectPlace, sessionExpired } from '../lifecycle.slice';
import type { Place } from '../sessionState';

/**
 * Requests the session's state from the services.
 *
 * @returns false when the request failed; a 404 counts as an answer: the session has expired
 */
export function* refreshPlace(): SagaGenerator<boolean> {
  const known = yield* select(selectPlace);
  try {
    const place = yield* callEndpoint(sessionApi.endpoints.getSessionStatus, undefined);
    yield* reportUnlessOutdated(place, known);
    return true;
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) return false;
    yield* put(sessionExpired());
    return true;
  }
}

/**
 * Stores the place received over HTTP, unless another report arrived after the request was sent: the
 * live channel may have reported a promotion while an older response was still in transit.
 */
export function* reportUnlessOutdated(place: Place, known: Place | undefined): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  if ((yield* select(selectPlace)) !== known) return;
  yield* put(placeReported({ place, at: clock.now(), via: 'http' }));
}
