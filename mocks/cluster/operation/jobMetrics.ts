import { Counter, Histogram, type Registry } from 'prom-client';
import { areaOf } from '../../engine/tasks/taskRegistry';
import type { Watch } from './operation';

/** Seconds that a task may wait: until its request is given up. */
const WAIT_S = [0.05, 0.2, 1, 5, 15, 60, 300];

/** Seconds that a task may run: up to its time limit. */
const RUN_S = [0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 90];

/** The queue's jobs, as a worker sees them. */
export function jobMetrics(registry: Registry): Watch {
  const registers = [registry];
  const waited = new Histogram({
    name: 'marcus_job_wait_seconds',
    help: 'Time from entering the queue to the begin, by area',
    labelNames: ['area'] as const,
    buckets: WAIT_S,
    registers,
  });
  const ran = new Histogram({
    name: 'marcus_job_run_seconds',
    help: 'Time from begin to answer, by area and outcome',
    labelNames: ['area', 'outcome'] as const,
    buckets: RUN_S,
    registers,
  });
  const stalled = new Counter({
    name: 'marcus_jobs_stalled_total',
    help: 'Tasks whose worker died, as this worker found them',
    registers,
  });
  return {
    jobEnded: ({ task, outcome, waitMs, runMs }) => {
      const area = areaOf(task);
      waited.observe({ area }, waitMs / 1_000);
      ran.observe({ area, outcome }, runMs / 1_000);
    },
    jobStalled: () => stalled.inc(),
  };
}
