import { healthApi } from '@/api/health';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { delay, fork, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { selectBackendIsReady } from '../health.selectors';
import { backendAnswered, backendCheckFailed, backendReadyShownLongEnough } from '../health.slice';

/** Core specification section 9, in milliseconds. */
const HEALTH_POLICY = {
  untilFirstSuccessMs: 3_000,
  afterwardsMs: 30_000,
  readyMessageMs: 5_000,
} as const;

/** Asks the services whether they are ready: often until they first are, seldom afterwards. */
export function* pollHealth(): SagaGenerator<void> {
  let everReady = false;
  for (;;) {
    if (yield* isHealthy()) {
      everReady = true;
      if (!(yield* select(selectBackendIsReady))) yield* fork(announceReady);
    } else {
      yield* put(backendCheckFailed());
    }
    yield* delay(everReady ? HEALTH_POLICY.afterwardsMs : HEALTH_POLICY.untilFirstSuccessMs);
  }
}

function* announceReady(): SagaGenerator<void> {
  yield* put(backendAnswered());
  yield* delay(HEALTH_POLICY.readyMessageMs);
  yield* put(backendReadyShownLongEnough());
}

function* isHealthy(): SagaGenerator<boolean> {
  try {
    const answer = yield* callEndpoint(healthApi.endpoints.getHealth, undefined);
    return answer.ready;
  } catch {
    return false;
  }
}
