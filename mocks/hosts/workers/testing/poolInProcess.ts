import type { TaskRunner } from '../../../services/tasks/taskRunner';
import type { TaskBody } from '../../../services/tasks/testing/taskRunnerContract';
import { runnerOf } from '../runnerOf';
import { TaskScheduler } from '../taskScheduler';
import { workersOf } from './workersOf';

/** A pool of workers in this process, which do `body` in each task's place. */
export const poolInProcess = (body: TaskBody, size = 1): TaskRunner =>
  runnerOf(
    new TaskScheduler({
      size,
      isShort: () => false,
      startWorker: workersOf(body),
      startBackgroundWorker: workersOf(body),
      readyMs: 10_000,
      idleMs: 30_000,
      memory: { limitBytes: 1, ownBytes: () => 0 },
    }),
  );
