import { delay, fork, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import {
  backendAnswered,
  backendCheckFailed,
  backendReadyShownLongEnough,
  selectBackendIsReady,
} from '../health.slice';
import { checkHealth } from './checkHealth.saga';

/** In milliseconds (docs/requirements/core.md 9.3). */
const HEALTH_POLICY = {
  untilFirstSuccessMs: 3_000,
  afterwardsMs: 30_000,
  readyMessageMs: 5_000,
} as const;

/** Checks whether the services are ready: often until they first are, rarely afterwards. */
export function* pollHealth(): SagaGenerator<void> {
  let everReady = false;
  for (;;) {
    const health = yield* checkHealth();
    if (health === 'ready') {
      everReady = true;
      if (!(yield* select(selectBackendIsReady))) yield* fork(announceReady);
    } else if (health === 'away') {
      yield* put(backendCheckFailed());
    }
    yield* steadyDelay(everReady ? HEALTH_POLICY.afterwardsMs : HEALTH_POLICY.untilFirstSuccessMs);
  }
}

function* announceReady(): SagaGenerator<void> {
  yield* put(backendAnswered());
  yield* delay(HEALTH_POLICY.readyMessageMs);
  yield* put(backendReadyShownLongEnough());
}
