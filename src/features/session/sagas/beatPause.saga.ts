import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { refreshPlace } from './refreshPlace.saga';
import { HEARTBEAT_INTERVAL_MS, SERVICES_IDLE_LIMIT_MS } from './sessionPolicy';

/**
 * Waits for the interval between two beats. If the clock has advanced much further than that, the
 * machine was asleep and the services may have forgotten the session, so its status is checked before
 * anything is sent.
 */
export function* beatPause(): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  const from = clock.now();
  yield* steadyDelay(HEARTBEAT_INTERVAL_MS);
  if (clock.now() - from > SERVICES_IDLE_LIMIT_MS) yield* refreshPlace();
}
