import { taskRunnerContract } from '../../services/tasks/testing/taskRunnerContract';
import { runnerOf } from './runnerOf';
import { TaskScheduler } from './taskScheduler';
import { workersOf } from './testing/workersOf';

taskRunnerContract(async (body) =>
  runnerOf(
    new TaskScheduler({
      size: 1,
      isShort: () => false,
      startWorker: workersOf(body),
      startBackgroundWorker: workersOf(body),
      readyMs: 10_000,
      idleMs: 30_000,
      memory: { limitBytes: 1, ownBytes: () => 0 },
    }),
  ),
);
