import type { TaskOptions, TaskRunner } from '../../services/tasks/taskRunner';
import {
  timeLimitOf,
  type TaskInput,
  type TaskName,
  type TaskResult,
} from '../../engine/tasks/taskRegistry';
import type { TaskScheduler } from './taskScheduler';

/** A scheduler with the tasks' types and time limits. */
export const runnerOf = (scheduler: TaskScheduler): TaskRunner => ({
  // The registry ties the name to the result; the scheduler and the worker know unknowns only.
  run: <Name extends TaskName>(name: Name, input: TaskInput<Name>, options: TaskOptions) => {
    const limits = { timeoutMs: timeLimitOf(name), ...options };
    return scheduler.run(name, input, limits) as Promise<TaskResult<Name>>;
  },
  probe: () => scheduler.probe(),
  rest: () => scheduler.rest(),
  close: () => scheduler.close(),
});
