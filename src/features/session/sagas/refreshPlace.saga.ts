import { isApiError } from '@/api/apiError';
import { sessionApi } from '@/api/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { placeReported, selectPlace, sessionExpired } from '../lifecycle.slice';
import type { Place } from '../sessionState';

/**
 * Asks the services for the session's state.
 *
 * @returns false when they could not be asked; a 404 is an answer: the session has expired
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
 * Puts what HTTP answered, unless something was told since the question: the live channel may have
 * brought the promotion while an answer from before it was on its way.
 */
export function* reportUnlessOutdated(place: Place, known: Place | undefined): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  if ((yield* select(selectPlace)) !== known) return;
  yield* put(placeReported({ place, at: clock.now(), via: 'http' }));
}
