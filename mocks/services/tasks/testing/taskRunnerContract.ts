import { TaskError } from '../../../engine/taskError';
import type { TaskRunner } from '../taskRunner';
import { TaskTooHeavy } from '../taskTooHeavy';

/** The body to run instead of a task. */
export type TaskBody = (task: string, input: unknown) => Promise<unknown>;

const TASK = 'chemistry.canonicalise';
const named = (name: string) => ({ smilesList: [name] });
const OURS = { owner: null };
const CLOSED = expect.objectContaining({ status: 503 });

/** Bodies that record what has started and finish on demand. */
function controlled() {
  const begun: unknown[] = [];
  const ends: ((result: unknown) => void)[] = [];
  const body: TaskBody = (_task, input) => {
    begun.push(input);
    return new Promise((resolve) => ends.push(resolve));
  };
  return { begun, body, finish: (result: unknown) => ends.shift()?.(result) };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((next) => setTimeout(next, 5));
}

/**
 * The rules that every implementation of `TaskRunner` must follow.
 *
 * @param open creates a runner that runs one task at a time, executing `body` instead of each task
 */
export function taskRunnerContract(open: (body: TaskBody) => Promise<TaskRunner>): void {
  let runner: TaskRunner;
  afterEach(() => runner.close());

  test('a task receives its name and input, and its result is returned', async () => {
    const done: unknown[] = [];
    runner = await open(async (task, input) => {
      done.push([task, input]);
      return [{ smiles: 'C' }];
    });
    expect(await runner.run(TASK, named('a'), OURS)).toEqual([{ smiles: 'C' }]);
    expect(done).toEqual([[TASK, named('a')]]);
  });

  test('a task’s own error keeps its kind and message', async () => {
    runner = await open(async () => {
      throw new TaskError('beyond-limits', 'Too many atoms');
    });
    const failing = runner.run(TASK, named('a'), OURS).catch((error: unknown) => error);
    expect(await failing).toBeInstanceOf(TaskError);
    expect(await failing).toMatchObject({ failure: 'beyond-limits', message: 'Too many atoms' });
  });

  test('an unexpected error of a task keeps its message', async () => {
    runner = await open(async () => {
      throw new RangeError('out of range');
    });
    await expect(runner.run(TASK, named('a'), OURS)).rejects.toThrow('out of range');
  });

  test('tasks of all owners are done, and tasks without an owner', async () => {
    runner = await open(async (_task, input) => [input]);
    const owners = ['s1', 's2', null, 's1', 's3'];
    const results = await Promise.all(
      owners.map((owner, index) => runner.run(TASK, named(String(index)), { owner })),
    );
    expect(results).toEqual(owners.map((_, index) => [named(String(index))]));
  });

  test('a task aborted while running fails with the reason, and the next one is done', async () => {
    const { begun, body, finish } = controlled();
    runner = await open(body);
    const abort = new AbortController();
    const first = runner.run(TASK, named('a'), { owner: 's1', signal: abort.signal });
    const second = runner.run(TASK, named('b'), { owner: 's1' });
    await until(() => begun.length === 1);
    abort.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await until(() => begun.length === 2);
    finish('too late');
    finish(['b']);
    expect(await second).toEqual(['b']);
  });

  test.each([
    ['while waiting', (giveUp: () => void) => void setTimeout(giveUp, 20)],
    ['before it is submitted', (giveUp: () => void) => giveUp()],
  ])('a task aborted %s never starts', async (_when, atThatTime) => {
    const { begun, body, finish } = controlled();
    runner = await open(body);
    const running = runner.run(TASK, named('a'), { owner: 's1' });
    await until(() => begun.length === 1);
    const abort = new AbortController();
    atThatTime(() => abort.abort(new Error('left')));
    const left = runner.run(TASK, named('b'), { owner: 's1', signal: abort.signal });
    await expect(left).rejects.toThrow('left');
    finish(['a']);
    expect(await running).toEqual(['a']);
    const last = runner.run(TASK, named('c'), OURS);
    await until(() => begun.length === 2);
    finish(['c']);
    await last;
    expect(begun).toEqual([named('a'), named('c')]);
  });

  test('a task that exceeds its time limit is stopped; time in the queue does not count', async () => {
    const { begun, body, finish } = controlled();
    runner = await open(body);
    const first = runner.run(TASK, named('a'), { owner: 's1', timeoutMs: 200 });
    const second = runner.run(TASK, named('b'), { owner: 's1', timeoutMs: 200 });
    const error: unknown = await first.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TaskTooHeavy);
    expect(error).toMatchObject({
      budget: 'time',
      status: 504,
      message: expect.stringContaining('longer than 0.2 s'),
    });
    await until(() => begun.length === 2);
    finish('too late');
    finish(['b']);
    expect(await second).toEqual(['b']);
  });

  test('a background task begins when no other runs or waits', async () => {
    const { begun, body, finish } = controlled();
    runner = await open(body);
    const tasks = ['a', 'quiet', 'b'].map((name) =>
      runner.run(TASK, named(name), { owner: 's1', background: name === 'quiet' }),
    );
    for (const count of [1, 2, 3]) {
      await until(() => begun.length === count);
      finish([]);
    }
    await Promise.all(tasks);
    expect(begun).toEqual(['a', 'b', 'quiet'].map(named));
  });

  test('a background task keeps no other waiting', async () => {
    const { begun, body, finish } = controlled();
    runner = await open(body);
    const quiet = runner.run(TASK, named('quiet'), { owner: 's1', background: true });
    await until(() => begun.length === 1);
    const asked = runner.run(TASK, named('a'), { owner: 's1' });
    await until(() => begun.length === 2);
    finish(['quiet']);
    finish(['a']);
    expect(await asked).toEqual(['a']);
    await quiet;
  });

  test('closing ends running and waiting tasks, and no more are accepted', async () => {
    const { begun, body } = controlled();
    runner = await open(body);
    const tasks = ['a', 'b'].map((name) => runner.run(TASK, named(name), { owner: 's1' }));
    const ends = Promise.allSettled(tasks);
    await until(() => begun.length === 1);
    runner.close();
    expect(await ends).toEqual(['a', 'b'].map(() => ({ status: 'rejected', reason: CLOSED })));
    await expect(runner.run(TASK, named('c'), OURS)).rejects.toEqual(CLOSED);
    expect(begun).toEqual([named('a')]);
  });
}
