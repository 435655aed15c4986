import type { LaneReport } from '../../services/tasks/taskRunner';
import { createJob } from './job';
import type { Lane } from './lane';
import { PROBE_TASK } from './workerMessages';

/** Milliseconds that a worker may take to answer a probe; if responsive, it takes less than one. */
const ANSWER_MS = 2_000;
/** The same including the start of a worker; the page waits 5 s for an answer about health. */
const REPORT_MS = 4_000;

/**
 * Checks whether a lane's worker responds; one that does not is ended, and the next task gets another. A
 * worker that was started only for the probe is ended too: probes must not keep the services awake.
 */
export async function probeLane(lane: Lane, id: number): Promise<LaneReport> {
  const { name, job: current, hasWorker } = lane;
  if (current) {
    const { task } = current.request;
    return lane.isFailing
      ? { lane: name, state: 'down' }
      : { lane: name, state: 'busy', ...(task === PROBE_TASK ? {} : { task }) };
  }
  const request = { id, task: PROBE_TASK, input: null };
  const { job, outcome } = createJob(
    request,
    { short: lane.shortOnly, turn: 0 },
    { timeoutMs: ANSWER_MS },
  );
  lane.run(job);
  const isUp = outcome.then(
    () => true,
    () => false,
  );
  if (!hasWorker) void isUp.then(() => lane.rest());
  const answer = await within(REPORT_MS, isUp);
  // A worker that is silent but has exceeded no limit yet is still starting, as it may be on a busy machine.
  if (answer === undefined) return { lane: name, state: lane.isFailing ? 'down' : 'busy' };
  return { lane: name, state: answer ? 'up' : 'down' };
}

/** The answer, or undefined if it takes longer. */
async function within(ms: number, answer: Promise<boolean>): Promise<boolean | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
