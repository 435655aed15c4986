import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import type { TaskRunner } from '../../../services/tasks/taskRunner';
import { runnerOf } from '../../workers/runnerOf';
import { startBackgroundWorker, startWorker } from './startWorker';
import { areaOf, shortTaskAreas } from '../../../engine/tasks/taskRegistry';
import { TaskScheduler } from '../../workers/taskScheduler';

const MEGABYTE = 1024 * 1024;

/** A worker starts in 0.2 s; an overloaded machine takes a hundred times as long. */
const READY_MS = 10_000;

/** A worker with the networks takes some 170 MB, and restarts within a second or two. */
const IDLE_MS = 30_000;

/**
 * Resident megabytes of the services with two workers at long tasks; usual articles take 750. Beyond this
 * limit a task is stopped, so that even the peak is below one gigabyte.
 */
const MEMORY_LIMIT_MB = 880;
/** For each worker beyond two. */
const MEMORY_LIMIT_MB_EACH = 200;

/**
 * One worker per core except the event loop's; at least two, for two lanes of recognition, and at most six:
 * three clients with two lanes each.
 */
const defaultSize = () => Math.min(6, Math.max(2, availableParallelism() - 1));

export interface PoolOptions {
  /** Workers for long tasks; one more is reserved for short ones. */
  readonly size?: number;
  /** Bytes of this process that count towards the memory limit; by default all resident ones. */
  readonly ownBytes?: () => number;
}

/** Worker processes of this machine. */
export function createWorkerPool({
  size = defaultSize(),
  ownBytes = () => process.memoryUsage.rss(),
}: PoolOptions = {}): TaskRunner {
  const scheduler = new TaskScheduler({
    size,
    isShort: (task) => shortTaskAreas.has(areaOf(task)),
    startWorker,
    startBackgroundWorker,
    readyMs: READY_MS,
    idleMs: IDLE_MS,
    expectListeners: (signal) => setMaxListeners(0, signal),
    memory: {
      limitBytes: (MEMORY_LIMIT_MB + MEMORY_LIMIT_MB_EACH * Math.max(0, size - 2)) * MEGABYTE,
      ownBytes,
    },
  });
  return runnerOf(scheduler);
}
