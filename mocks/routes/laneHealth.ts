import type { RequestHandler } from 'express';
import type { LaneReport } from '../workers/laneProbe';

/** What `GET /health/lanes` answers, beside the contract, whose `GET /health` asks no worker. */
interface LaneHealth {
  readonly status: 'OK' | 'DEGRADED';
  readonly lanes: readonly LaneReport[];
}

/**
 * Answers how each lane of work does, after a probe through those that are not at work. However many
 * ask, one probe is under way.
 */
export function answerLaneHealth(probe: () => Promise<LaneReport[]>): RequestHandler {
  let underWay: Promise<LaneHealth> | undefined;
  return async (_request, response) => {
    underWay ??= probe()
      .then(toHealth)
      .finally(() => (underWay = undefined));
    response.json(await underWay);
  };
}

const toHealth = (lanes: readonly LaneReport[]): LaneHealth => ({
  status: lanes.some(({ state }) => state === 'down') ? 'DEGRADED' : 'OK',
  lanes,
});
