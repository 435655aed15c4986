import { toApiError, type ApiError } from '@/api/apiError';
import { sessionApi } from '@/api/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, race, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import type { Place } from '../sessionState';
import { clearStoredSession, noteActivity, type StoredSession } from '../stored/storedSession';
import { OPENING_LIMIT_MS } from './sessionPolicy';

/**
 * Resumes a stored session, if the services still know it.
 *
 * @returns `undefined` when they do not, or cannot tell; the stored session is then dropped
 * @throws ApiError when there is no response: the session may still exist, so it stays stored for the
 *   next attempt
 */
export function* resumeSession(stored: StoredSession): SagaGenerator<Place | undefined> {
  const platform = yield* getPlatform();
  platform.secrets.setSessionId(stored.sessionId);
  try {
    const place = yield* askInTime();
    noteActivity(platform, platform.clock.now());
    return place;
  } catch (thrown) {
    platform.secrets.setSessionId(undefined);
    const error = toApiError(thrown);
    if (isNobodyThere(error)) throw error;
    clearStoredSession(platform);
    return undefined;
  }
}

function* askInTime(): SagaGenerator<Place> {
  const { place } = yield* race({
    place: call(askStatus),
    late: steadyDelay(OPENING_LIMIT_MS),
  });
  if (place) return place;
  const late: ApiError = {
    kind: 'timeout',
    message: `No answer within ${OPENING_LIMIT_MS / 1_000} seconds`,
  };
  throw late;
}

function* askStatus(): SagaGenerator<Place> {
  return yield* callEndpoint(sessionApi.endpoints.getSessionStatus, undefined);
}

/** Status codes that a proxy returns when the services behind it are down. */
const GATEWAY_STATUSES: readonly unknown[] = [502, 503, 504];

const isNobodyThere = ({ kind, status }: ApiError) =>
  kind === 'network' || kind === 'timeout' || GATEWAY_STATUSES.includes(status);
