import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { refreshPlace } from './refreshPlace.saga';
import { HEARTBEAT_INTERVAL_MS, SERVICES_IDLE_LIMIT_MS } from './sessionPolicy';

/**
 * The time between two beats. When the clock has gone much further meanwhile, the machine has slept and
 * the services may have forgotten the session: they are asked before anything is sent.
 */
export function* beatPause(): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  const from = clock.now();
  yield* steadyDelay(HEARTBEAT_INTERVAL_MS);
  if (clock.now() - from > SERVICES_IDLE_LIMIT_MS) yield* refreshPlace();
}
