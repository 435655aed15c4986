import { sessionApi } from '@/api/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { errorMessage } from '@/lib/errorMessage';
import { getPlatform } from '@/lib/saga/getPlatform';
import { FinalFailure, withBackoff, type FailedAttempt } from '@/lib/saga/withBackoff';
import { sessionAttemptFailed } from '../lifecycle.slice';
import type { Place } from '../sessionState';
import { storeCurrentSession } from '../stored/storedSession';
import { findResumable } from './findResumable.saga';
import { explainFailedCreation, requireReadableAnswers } from './readableAnswers.saga';
import { resumeSession } from './resumeSession.saga';
import { SESSION_CREATION } from './sessionPolicy';

export interface OpenedSession {
  readonly place: Place;
  /** A session from an earlier page was resumed. */
  readonly resumed: boolean;
}

/**
 * Resumes the stored session or creates one, in up to three attempts (docs/requirements/session.md
 * S9.4).
 *
 * @throws Error with the specified message when every attempt failed; `AnswersWithheld` as soon as the
 *   browser withholds a response from the page
 */
export function* openSession(): SagaGenerator<OpenedSession> {
  let resumable = yield* findResumable();
  function* resumeOrCreate(): SagaGenerator<OpenedSession> {
    const place = resumable && (yield* resumeSession(resumable));
    if (place) return { place, resumed: true };
    resumable = undefined;
    return { place: yield* createSession(), resumed: false };
  }
  try {
    return yield* withBackoff(SESSION_CREATION, resumeOrCreate, reportFailure);
  } catch (error) {
    if (error instanceof FinalFailure) throw error;
    throw new Error(
      `Failed to create session after ${SESSION_CREATION.attempts} attempts. ` +
        `Last error: ${errorMessage(error)}`,
      { cause: error },
    );
  }
}

function* createSession(): SagaGenerator<Place> {
  yield* requireReadableAnswers();
  try {
    const place = yield* callEndpoint(sessionApi.endpoints.createSession, undefined);
    storeCurrentSession(yield* getPlatform());
    return place;
  } catch (error) {
    throw yield* explainFailedCreation(error);
  }
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
