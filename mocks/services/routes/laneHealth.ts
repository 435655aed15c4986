import { answerJson } from '../http/answers';
import type { WebHandler } from '../http/webApp';
import type { LaneReport } from '../tasks/taskRunner';

/** What `GET /health/lanes` answers, beside the contract, whose `GET /health` asks no worker. */
interface LaneHealth {
  readonly status: 'OK' | 'DEGRADED';
  readonly lanes: readonly LaneReport[];
}

/** Milliseconds for which an answer is kept: nobody has to have a session, and a probe may start workers. */
const KEPT_MS = 5_000;

/**
 * Answers how each lane of work does, after a probe through those that are not at work. However many
 * ask, there is one probe in `KEPT_MS`.
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
