import { isApiError } from '@/api/apiError';
import { sessionApi } from '@/api/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { placeReported, sessionExpired } from '../session.slice';

/**
 * Asks the services where we stand.
 *
 * @returns false when they could not be asked; a 404 is an answer: the session has expired
 */
export function* refreshPlace(): SagaGenerator<boolean> {
  const { clock } = yield* getPlatform();
  try {
    const place = yield* callEndpoint(sessionApi.endpoints.getSessionStatus, undefined);
    yield* put(placeReported({ place, at: clock.now(), via: 'http' }));
    return true;
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) return false;
    yield* put(sessionExpired());
    return true;
  }
}
