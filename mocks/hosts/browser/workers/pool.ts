import { areaOf, shortTaskAreas } from '../../../engine/tasks/taskRegistry';
import type { TaskRunner } from '../../../services/tasks/taskRunner';
import type { StartWorker } from '../../workers/lane';
import { runnerOf } from '../../workers/runnerOf';
import { TaskScheduler } from '../../workers/taskScheduler';

/** The worker's code may have to come from far away first. */
const READY_MS = 30_000;

/** A worker with the networks takes some 200 MB, and restarts within a second or two. */
const IDLE_MS = 60_000;

/**
 * Two share a page's drawings and compile everything twice, which costs a quarter more processor time; a third
 * would gain little. One core is left to the page.
 */
const longWorkers = () => Math.min(2, Math.max(1, navigator.hardwareConcurrency - 1));

/** Web Workers for the engine's tasks. A browser tells no worker's memory, so only time is limited. */
export const createWorkerPool = (startWorker: StartWorker): TaskRunner =>
  runnerOf(
    new TaskScheduler({
      size: longWorkers(),
      isShort: (task) => shortTaskAreas.has(areaOf(task)),
      startWorker,
      // Workers have no priorities; background tasks still begin only while nothing else runs or waits.
      startBackgroundWorker: startWorker,
      readyMs: READY_MS,
      idleMs: IDLE_MS,
      memory: { limitBytes: Number.POSITIVE_INFINITY, ownBytes: () => 0 },
    }),
  );
