import { toApiError } from '@/api/apiError';
import { healthApi } from '@/api/health';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { waitFor } from '@/lib/saga/waitFor';
import { lanesCameUp, lanesWentDown, selectBackendIsReady, selectLanesDown } from '../health.slice';

/** Milliseconds. A probe wakes idle workers, so it is rare; a lane that is down recovers within seconds. */
const LANES_POLICY = { whileUpMs: 120_000, whileDownMs: 10_000 } as const;

/** Checks the lanes of ready services now and then; ends if the services have no such check. */
export function* pollLanes(): SagaGenerator<void> {
  for (;;) {
    const isDown = (yield* select(selectLanesDown)) !== undefined;
    yield* steadyDelay(isDown ? LANES_POLICY.whileDownMs : LANES_POLICY.whileUpMs);
    yield* waitFor(selectBackendIsReady);
    if ((yield* checkLanes()) === 'notAnswered') return;
  }
}

function* checkLanes(): SagaGenerator<'checked' | 'notAnswered'> {
  try {
    const lanes = yield* callEndpoint(healthApi.endpoints.getLaneHealth, undefined);
    const anyDown = lanes.shortLaneIsDown || lanes.longLanesDown > 0;
    if (anyDown) yield* put(lanesWentDown(lanes));
    else if (yield* select(selectLanesDown)) yield* put(lanesCameUp());
  } catch (error) {
    // The other check reports whether the services answer at all.
    if (toApiError(error).status === 404) return 'notAnswered';
  }
  return 'checked';
}
