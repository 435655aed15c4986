import { availableParallelism } from 'node:os';
import type { TaskOptions } from './job';
import type { LaneReport } from './laneProbe';
import { startWorker } from './startWorker';
import { areaOf, shortTaskAreas, timeLimitOf } from './taskRegistry';
import type { TaskInput, TaskName, TaskResult } from './taskRegistry';
import { TaskScheduler } from './taskScheduler';

export interface WorkerPool {
  /**
   * Runs a task in a worker process.
   *
   * Rejects with the task's own error (a `TaskError` keeps its status), with the signal's reason
   * after an abort, with a `TaskTooHeavy` when it takes more time or memory than it may, with a
   * `TaskError` 500 when the worker died and 503 when none came up.
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options?: TaskOptions,
  ): Promise<TaskResult<Name>>;
  /** How each lane does, after a probe through those that are not at work. */
  probe(): Promise<LaneReport[]>;
  /** Ends the workers that have nothing to do, without waiting until they have been idle for long. */
  rest(): void;
  /** Ends all workers; tasks under way and waiting are rejected with 503. */
  close(): void;
}

const MEGABYTE = 1024 * 1024;

/** A worker starts in 0.2 s; a machine at its limits takes a hundred times as long. */
const READY_MS = 10_000;

/** A worker with the networks holds some 170 MB, and is up again within a second or two. */
const IDLE_MS = 30_000;

/**
 * Resident megabytes of the services with two workers at long tasks; usual articles take 750. A task is
 * stopped beyond it, so that the worst moment stays below one gigabyte.
 */
const MEMORY_LIMIT_MB = 880;
/** For each worker beyond two. */
const MEMORY_LIMIT_MB_EACH = 200;

/**
 * One worker for each core but the one of the event loop; two at least, for two lanes of recognition,
 * and six at most: three clients, two lanes each.
 */
const defaultSize = () => Math.min(6, Math.max(2, availableParallelism() - 1));

/** @param options.size workers for long tasks; one more is kept for the short ones */
export function createWorkerPool(options: { readonly size?: number } = {}): WorkerPool {
  const size = options.size ?? defaultSize();
  const scheduler = new TaskScheduler({
    size,
    isShort: (task) => shortTaskAreas.has(areaOf(task)),
    startWorker,
    readyMs: READY_MS,
    idleMs: IDLE_MS,
    memory: {
      limitBytes: (MEMORY_LIMIT_MB + MEMORY_LIMIT_MB_EACH * Math.max(0, size - 2)) * MEGABYTE,
      ownBytes: () => process.memoryUsage.rss(),
    },
  });
  return {
    // The registry ties the name to the result; the scheduler and the worker know unknowns only.
    run: <Name extends TaskName>(name: Name, input: TaskInput<Name>, taskOptions?: TaskOptions) => {
      const limits = { timeoutMs: timeLimitOf(name), ...taskOptions };
      return scheduler.run(name, input, limits) as Promise<TaskResult<Name>>;
    },
    probe: () => scheduler.probe(),
    rest: () => scheduler.rest(),
    close: () => scheduler.close(),
  };
}
