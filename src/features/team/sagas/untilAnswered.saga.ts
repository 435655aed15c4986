import { isTemporaryFailure, toApiError } from '@/api/apiError';
import { backoffDelay, type BackoffPolicy } from '@/lib/saga/backoff';
import { put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { libraryFailed, teamRetryRequested } from '../team.slice';

/** A team that comes back from lunch should not wait long, and a server that is down not be asked all the time. */
const ASKING: BackoffPolicy = {
  attempts: Infinity,
  firstDelayMs: 1_000,
  factor: 2,
  maxDelayMs: 60_000,
};

/**
 * Calls the library until it answers. A refusal is told and waits for the user, since asking again changes nothing.
 *
 * @throws ApiError that `isRefused` says is the caller's to settle
 */
export function* untilAnswered<T>(
  ask: () => SagaGenerator<T>,
  isRefused: (error: ReturnType<typeof toApiError>) => boolean = () => false,
): SagaGenerator<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return yield* ask();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isRefused(error)) throw error;
      const isAway = isTemporaryFailure(error);
      yield* put(libraryFailed({ link: isAway ? 'offline' : 'refused', cause: error.message }));
      const { asked } = yield* race({
        asked: take(teamRetryRequested),
        ...(isAway && { passed: steadyDelay(backoffDelay(ASKING, attempt)) }),
      });
      if (asked) attempt = 0;
    }
  }
}
