import { sessionApi } from '@/api/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { errorMessage } from '@/lib/errorMessage';
import { withBackoff, type FailedAttempt } from '@/lib/saga/withBackoff';
import { sessionAttemptFailed, type Place } from '../session.slice';
import { SESSION_CREATION } from './sessionPolicy';

/**
 * Makes a session, trying as often as the specification says.
 *
 * @throws Error with the specified message when every attempt failed
 */
export function* openSession(): SagaGenerator<Place> {
  try {
    return yield* withBackoff(SESSION_CREATION, createSession, reportFailure);
  } catch (error) {
    throw new Error(
      `Failed to create session after ${SESSION_CREATION.attempts} attempts. ` +
        `Last error: ${errorMessage(error)}`,
      { cause: error },
    );
  }
}

function* createSession(): SagaGenerator<Place> {
  return yield* callEndpoint(sessionApi.endpoints.createSession, undefined);
}

function* reportFailure({ attempt, error, retryInMs }: FailedAttempt): SagaGenerator<void> {
  yield* put(
    sessionAttemptFailed({
      attempt,
      message: errorMessage(error),
      ...(retryInMs === undefined ? {} : { retryInMs }),
    }),
  );
}
