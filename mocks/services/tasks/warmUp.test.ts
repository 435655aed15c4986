import { RunnerError } from './runnerError';
import type { TaskRunner } from './taskRunner';
import { TaskTooHeavy } from './taskTooHeavy';
import { warmUp } from './warmUp';

/** Warms up a runner whose tasks all fail. */
const withFailing = (error: Error, stopping = new AbortController().signal) =>
  warmUp(
    {
      run: () => Promise.reject(error),
      rest: () => undefined,
    } as Partial<TaskRunner> as TaskRunner,
    stopping,
  );

test.each([
  ['whose time runs out', new TaskTooHeavy('time', 'The work took longer than 10 s')],
  ['for which no worker comes up', new RunnerError(503, 'No worker came up')],
])('a task %s is no failure: the machine is busy', async (_which, error) => {
  await expect(withFailing(error)).resolves.toBeUndefined();
});

test('a task that cannot be done is one, unless the services are stopping', async () => {
  const error = new Error('The canvas cannot be loaded');
  await expect(withFailing(error)).rejects.toThrow('The canvas cannot be loaded');
  await expect(withFailing(error, AbortSignal.abort())).resolves.toBeUndefined();
});
