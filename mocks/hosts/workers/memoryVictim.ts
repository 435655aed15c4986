import type { Job } from './job';
import type { Lane } from './lane';
import { PROBE_TASK } from './workerMessages';

interface MemoryVictim {
  readonly lane: Lane;
  readonly job: Job;
}

/**
 * The lane whose task is to be stopped when memory is short: of the long ones that which began last; ids grow.
 * A short one only if no long one runs, a probe never.
 */
export function memoryVictim(lanes: readonly Lane[]): MemoryVictim | undefined {
  const working = lanes
    .flatMap((lane) => (lane.job ? [{ lane, job: lane.job }] : []))
    .filter(({ job }) => job.request.task !== PROBE_TASK);
  const long = working.filter(({ job }) => !job.short);
  const candidates = long.length > 0 ? long : working;
  return [...candidates].sort((a, b) => b.job.request.id - a.job.request.id)[0];
}
