import { answerJson } from '../http/answers';
import type { WebHandler } from '../http/webApp';
import type { LaneReport } from '../tasks/taskRunner';

/** Answer of `GET /health/lanes`, an extension: the contract's `GET /health` does not query the workers. */
interface LaneHealth {
  readonly status: 'OK' | 'DEGRADED';
  readonly lanes: readonly LaneReport[];
}

/** Milliseconds an answer is cached: the call needs no session, and a probe may start workers. */
const KEPT_MS = 5_000;

/**
 * Reports the health of each work lane, after probing those that are idle. There is at most one probe per
 * `KEPT_MS`, however many clients ask.
 */
export function answerLaneHealth(
  probe: () => Promise<LaneReport[]>,
  now: () => number = Date.now,
): WebHandler {
  let latest: { readonly health: Promise<LaneHealth>; readonly at: number } | undefined;
  return async (call) => {
    if (!latest || now() - latest.at >= KEPT_MS) {
      latest = { health: probe().then(toHealth), at: now() };
    }
    return answerJson(call, await latest.health);
  };
}

const toHealth = (lanes: readonly LaneReport[]): LaneHealth => ({
  status: lanes.some(({ state }) => state === 'down') ? 'DEGRADED' : 'OK',
  lanes,
});
