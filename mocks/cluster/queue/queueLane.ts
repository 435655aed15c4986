import type { LaneReport } from '../../services/tasks/taskRunner';
import type { Admission } from './admission';
import type { NodeQueues } from './nodeQueues';
import { within } from './waiting';

/** A Redis that takes longer is away; the page waits 5 s for an answer about health. */
const PROBE_MS = 2_000;

/** The queue as one lane: down without Redis or a worker, busy while tasks wait. */
export async function queueLane(
  queues: Pick<NodeQueues, 'workers'>,
  admission: Pick<Admission, 'waiting'>,
): Promise<LaneReport> {
  const counts = Promise.all([queues.workers(), admission.waiting('long')]);
  const [workers, waiting] = await within(PROBE_MS, counts).catch(() => [0, 0] as const);
  const state = workers === 0 ? 'down' : waiting > 0 ? 'busy' : 'up';
  return { lane: 'queue', state };
}
