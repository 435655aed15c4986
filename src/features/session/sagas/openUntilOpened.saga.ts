import { backendAnswered, checkHealth } from '@/features/health';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import {
  connectionRetryRequested,
  maxRetriesReached,
  noSessionReported,
  sessionFailed,
  sessionOpening,
} from '../lifecycle.slice';
import { openSession, type OpenedSession } from './openSession.saga';
import { AnswersWithheld } from './readableAnswers.saga';
import { CONNECTION_RETRIES, RETURN_CHECKED_EVERY_MS } from './sessionPolicy';

/**
 * Opens a session, however long it takes: after a failure the user may retry three times, and another
 * attempt is made whenever the services come back.
 */
export function* openUntilOpened(): SagaGenerator<OpenedSession> {
  let retriesLeft = CONNECTION_RETRIES;
  let isAsked = false;
  for (;;) {
    yield* put(sessionOpening());
    const opened = yield* tryToOpen(retriesLeft);
    if (!(opened instanceof Error)) return opened;
    if (isAsked && retriesLeft === 0) yield* put(maxRetriesReached());
    // An attempt can take a seat although its response is withheld; then only the user may start another.
    const tookSeat = opened instanceof AnswersWithheld && opened.tookSeat;
    isAsked = (yield* untilWorthAnotherTry(retriesLeft, tookSeat)) === 'asked';
    if (isAsked) retriesLeft -= 1;
  }
}

function* tryToOpen(retriesLeft: number): SagaGenerator<OpenedSession | Error> {
  try {
    return yield* openSession();
  } catch (error) {
    const message = errorMessage(error);
    yield* put(sessionFailed({ message, retriesLeft }));
    return error instanceof Error ? error : new Error(message);
  }
}

function* untilWorthAnotherTry(
  retriesLeft: number,
  onlyWhenAsked: boolean,
): SagaGenerator<'asked' | 'back'> {
  const mayAsk = (action: unknown) => retriesLeft > 0 && connectionRetryRequested.match(action);
  if (onlyWhenAsked) {
    yield* take(mayAsk);
    return 'asked';
  }
  const { asked } = yield* race({
    asked: take(mayAsk),
    back: take(backendAnswered),
    // An outage shorter than the polling interval goes unnoticed, so `backendAnswered` may never come.
    answering: call(untilServicesAnswer),
    // A request refused for lack of a session shows that the services are up.
    wanted: take(noSessionReported),
  });
  return asked ? 'asked' : 'back';
}

function* untilServicesAnswer(): SagaGenerator<void> {
  do yield* steadyDelay(RETURN_CHECKED_EVERY_MS);
  while ((yield* checkHealth()) !== 'ready');
}
