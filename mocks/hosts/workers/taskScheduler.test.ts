import { TaskScheduler } from './taskScheduler';
import { fakeWorkers } from './testing/fakeWorkers';

const MEMORY_LIMIT = 1_000;

function setUp(size: number) {
  const fake = fakeWorkers();
  const quiet = fakeWorkers();
  const scheduler = new TaskScheduler({
    size,
    startWorker: fake.startWorker,
    startBackgroundWorker: quiet.startWorker,
    readyMs: 10_000,
    idleMs: 30_000,
    isShort: (task) => task.startsWith('short.'),
    memory: { limitBytes: MEMORY_LIMIT, ownBytes: () => 100 },
  });
  const tasksOf = (index: number) => fake.workers[index]?.requests.map((each) => each.task);
  return { ...fake, scheduler, tasksOf, quiet };
}

/** Waits until the started workers have reported that they are ready. */
const ready = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('TaskScheduler', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('runs long tasks in order of arrival, one at a time per worker', async () => {
    const { scheduler, finish, tasksOf, workers } = setUp(1);
    const first = scheduler.run('long.a', 1);
    void scheduler.run('long.b', 2);
    void scheduler.run('long.c', 3);
    await ready();
    expect(tasksOf(0)).toEqual(['long.a']);
    finish(0, 'A');
    await expect(first).resolves.toBe('A');
    finish(0);
    await ready();
    expect(tasksOf(0)).toEqual(['long.a', 'long.b', 'long.c']);
    expect(workers).toHaveLength(1);
  });

  it('lets a short task pass twenty waiting long ones', async () => {
    const { scheduler, tasksOf } = setUp(1);
    for (let index = 0; index < 20; index += 1) void scheduler.run('long.recognise', index);
    void scheduler.run('short.depict', 0);
    await ready();
    expect(tasksOf(1)).toEqual(['short.depict']);
  });

  it('gives short tasks a long worker if their own is busy', async () => {
    const { scheduler, tasksOf, finish } = setUp(1);
    void scheduler.run('long.a', 0);
    void scheduler.run('short.mcs', 0);
    void scheduler.run('long.b', 0);
    void scheduler.run('short.depict', 0);
    await ready();
    finish(0);
    expect(tasksOf(0)).toEqual(['long.a', 'short.depict']);
  });

  it.each(['short.depict', 'long.extract'])(
    'serves a session with one %s before the rest of another session’s many',
    async (task) => {
      const { scheduler, finish, tasksOf, workers } = setUp(1);
      const index = 0;
      for (let item = 0; item < 500; item += 1) void scheduler.run(task, item, { owner: 'many' });
      await ready();
      const began = workers.length;
      void scheduler.run(`${task}.other`, 0, { owner: 'one' });
      finish(index);
      await ready();
      expect(tasksOf(index)).toEqual([task, `${task}.other`]);
      expect(workers).toHaveLength(began);
    },
  );

  it('serves three sessions in turns, each in the order of its own tasks', async () => {
    const { scheduler, finish, tasksOf } = setUp(1);
    for (const owner of ['a', 'b', 'c'])
      for (const item of [1, 2]) void scheduler.run(`long.${owner}${item}`, 0, { owner });
    await ready();
    for (let done = 0; done < 5; done += 1) {
      finish(0);
      await ready();
    }
    expect(tasksOf(0)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].map((name) => `long.${name}`));
  });

  it('removes an aborted task from the queue and rejects it with the reason', async () => {
    const { scheduler, finish, tasksOf } = setUp(1);
    const abort = new AbortController();
    void scheduler.run('long.a', 0);
    const waiting = scheduler.run('long.b', 0, { signal: abort.signal });
    await ready();
    abort.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
    finish(0);
    expect(tasksOf(0)).toEqual(['long.a']);
  });

  it('terminates the worker of an aborted running task and starts another for the next', async () => {
    const { scheduler, workers, tasksOf } = setUp(1);
    const abort = new AbortController();
    const running = scheduler.run('long.a', 0, { signal: abort.signal });
    void scheduler.run('long.b', 0);
    await ready();
    abort.abort();
    await expect(running).rejects.toThrow('aborted');
    expect(workers[0]!.terminated).toBe(true);
    await ready();
    expect(tasksOf(1)).toEqual(['long.b']);
  });

  it('refuses a task whose signal is already aborted', async () => {
    const { scheduler, workers } = setUp(1);
    await expect(
      scheduler.run('long.a', 0, { signal: AbortSignal.abort(new Error('gone')) }),
    ).rejects.toThrow('gone');
    expect(workers).toHaveLength(0);
  });

  it('stops a task at its time limit, counted from when its worker was ready', async () => {
    const { scheduler, workers } = setUp(1);
    const slow = scheduler.run('long.a', 0, { timeoutMs: 5000 });
    jest.advanceTimersByTime(5000);
    await ready();
    expect(workers[0]!.terminated).toBe(false);
    jest.advanceTimersByTime(5000);
    await expect(slow).rejects.toMatchObject({
      status: 504,
      message: 'The work took longer than 5 s and was stopped',
    });
    expect(workers[0]!.terminated).toBe(true);
  });

  it('rejects the task of a worker that died and replaces the worker', async () => {
    const { scheduler, workers, tasksOf } = setUp(1);
    const lost = scheduler.run('long.a', 0);
    void scheduler.run('long.b', 0);
    await ready();
    workers[0]!.stopped('exit code 1');
    await expect(lost).rejects.toThrow('The worker stopped: exit code 1');
    await ready();
    expect(tasksOf(1)).toEqual(['long.b']);
  });

  it('continues after an input that cannot be cloned', async () => {
    const { scheduler, tasksOf } = setUp(1);
    await expect(scheduler.run('long.a', 'uncloneable')).rejects.toThrow('could not be cloned');
    void scheduler.run('long.b', 0);
    await ready();
    expect(tasksOf(0)).toEqual(['long.b']);
  });

  it('keeps the process alive only while a worker works', async () => {
    const { scheduler, workers, finish } = setUp(1);
    void scheduler.run('long.a', 0);
    expect(workers[0]!.held).toBe(true);
    await ready();
    finish(0);
    expect(workers[0]!.held).toBe(false);
  });

  it('keeps name, message and kind of a task error', async () => {
    const { scheduler, workers } = setUp(1);
    const failing = scheduler.run('long.a', 0);
    await ready();
    const error = { name: 'TaskError', message: 'no such thing', failure: 'invalid' } as const;
    workers[0]!.reply({ id: workers[0]!.requests[0]!.id, ok: false, error });
    await expect(failing).rejects.toMatchObject(error);
  });

  it('rejects running, waiting and later tasks when closed', async () => {
    const { scheduler, workers } = setUp(1);
    const both = [scheduler.run('long.a', 0), scheduler.run('long.b', 0)];
    scheduler.close();
    for (const task of [...both, scheduler.run('long.c', 0)]) {
      await expect(task).rejects.toMatchObject({ status: 503 });
    }
    expect(workers[0]!.terminated).toBe(true);
    expect(workers).toHaveLength(1);
  });

  describe('background tasks', () => {
    const BACKGROUND = { background: true };
    const namesOf = ({ workers }: ReturnType<typeof fakeWorkers>) =>
      workers.flatMap(({ requests }) => requests.map(({ task }) => task));

    it.each(['long.a', 'short.a'])('begin when %s has ended, in a worker apart', async (task) => {
      const { scheduler, finish, quiet, workers } = setUp(1);
      void scheduler.run(task, 1);
      void scheduler.run('long.quiet', 2, BACKGROUND);
      void scheduler.run(task, 3);
      await ready();
      expect(namesOf(quiet)).toEqual([]);
      const [index] = workers.flatMap(({ requests }, at) => (requests.length > 0 ? [at] : []));
      finish(index!);
      await ready();
      if (workers.length === 1) {
        expect(namesOf(quiet)).toEqual([]);
        finish(0);
      } else finish(1 - index!);
      await ready();
      expect(namesOf(quiet)).toEqual(['long.quiet']);
    });

    it('keep no other task waiting, nor end for it', async () => {
      const { scheduler, quiet, tasksOf } = setUp(1);
      void scheduler.run('long.quiet', 1, BACKGROUND);
      await ready();
      void scheduler.run('long.a', 2);
      await ready();
      expect(tasksOf(0)).toEqual(['long.a']);
      expect(quiet.workers.map(({ terminated }) => terminated)).toEqual([false]);
    });

    it('run one at a time, and their worker ends a second after the last', async () => {
      const { scheduler, quiet } = setUp(2);
      void scheduler.run('long.a', 1, BACKGROUND);
      void scheduler.run('long.b', 2, BACKGROUND);
      await ready();
      expect(namesOf(quiet)).toEqual(['long.a']);
      quiet.finish(0);
      expect(namesOf(quiet)).toEqual(['long.a', 'long.b']);
      quiet.finish(0);
      jest.advanceTimersByTime(999);
      expect(quiet.workers[0]!.terminated).toBe(false);
      jest.advanceTimersByTime(1);
      expect(quiet.workers[0]!.terminated).toBe(true);
    });

    it('are the first to be stopped when memory is short, and are not run again', async () => {
      const { scheduler, quiet, workers } = setUp(1);
      const stopped = scheduler.run('long.quiet', 1, BACKGROUND);
      await ready();
      void scheduler.run('long.a', 2);
      await ready();
      quiet.workers[0]!.memory(500);
      workers[0]!.memory(500);
      await expect(stopped).rejects.toMatchObject({ budget: 'memory' });
      expect(quiet.workers.map(({ terminated }) => terminated)).toEqual([true]);
      expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
    });

    it('end when they are aborted, and when the scheduler is closed', async () => {
      const { scheduler, quiet } = setUp(1);
      const abort = new AbortController();
      const options = { ...BACKGROUND, signal: abort.signal };
      const [first, second] = [1, 2].map((id) =>
        scheduler.run('long.quiet', id, id === 1 ? options : BACKGROUND),
      );
      await ready();
      abort.abort(new Error('gone'));
      await expect(first).rejects.toThrow('gone');
      expect(quiet.workers[0]!.terminated).toBe(true);
      await ready();
      scheduler.close();
      await expect(second).rejects.toMatchObject({ status: 503 });
      expect(quiet.workers[1]!.terminated).toBe(true);
    });
  });

  describe('when memory is short', () => {
    it('ends idle workers, and stops no task', async () => {
      const { scheduler, workers, finish } = setUp(2);
      void scheduler.run('long.a', 0);
      void scheduler.run('long.b', 0);
      await ready();
      workers[0]!.memory(500);
      finish(0);
      workers[1]!.memory(500);
      expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    });

    it('runs the task that began last again, alone, because another one may be to blame', async () => {
      const { scheduler, workers, finish, tasksOf } = setUp(2);
      void scheduler.run('long.a', 0);
      void scheduler.run('long.b', 0);
      void scheduler.run('long.c', 0);
      await ready();
      workers[0]!.memory(500);
      workers[1]!.memory(500);
      // The task that came after it is served in the same turn, and keeps no other waiting.
      expect(workers.map(({ terminated }) => terminated)).toEqual([false, true, false]);
      await ready();
      expect(tasksOf(2)).toEqual(['long.c']);
      void scheduler.run('long.d', 0);
      finish(2);
      await ready();
      expect(tasksOf(2)).toEqual(['long.c']);
      finish(0);
      await ready();
      const alone = workers.length - 1;
      expect(tasksOf(alone)).toEqual(['long.b']);
      expect(workers.slice(0, alone).flatMap((_worker, index) => tasksOf(index))).not.toContain(
        'long.d',
      );
      finish(alone);
      await ready();
      expect(tasksOf(alone)).toEqual(['long.b', 'long.d']);
    });

    it('lets another session’s task begin before those that must run alone', async () => {
      const { scheduler, workers, tasksOf } = setUp(2);
      for (const copy of [1, 2, 3]) void scheduler.run(`long.heavy${copy}`, 0, { owner: 'a' });
      await ready();
      void scheduler.run('long.text', 0, { owner: 'b' });
      workers[0]!.memory(500);
      workers[1]!.memory(500);
      await ready();
      expect(tasksOf(2)).toEqual(['long.text']);
    });

    it.each([
      ['while it waits to run again', false],
      ['while it runs again', true],
    ])('ends an evicted task whose signal is aborted %s', async (_moment, runsAgain) => {
      const { scheduler, workers, finish, tasksOf } = setUp(2);
      const leaving = new AbortController();
      void scheduler.run('long.a', 0);
      const evicted = scheduler.run('long.b', 0, { signal: leaving.signal });
      await ready();
      workers[0]!.memory(500);
      workers[1]!.memory(500);
      await ready();
      if (runsAgain) finish(0);
      await ready();
      leaving.abort(new Error('gone'));
      await expect(evicted).rejects.toThrow('gone');
      if (!runsAgain) finish(0);
      void scheduler.run('long.c', 0);
      await ready();
      expect(workers[2]?.terminated).toBe(runsAgain ? true : undefined);
      expect(tasksOf(runsAgain ? 3 : 0)?.at(-1)).toBe('long.c');
    });

    it('refuses no task for what its worker did before: it is run again in another one', async () => {
      const { scheduler, workers, finish, tasksOf } = setUp(1);
      void scheduler.run('long.a', 0);
      await ready();
      finish(0);
      const next = scheduler.run('long.b', 0);
      await ready();
      workers[0]!.memory(901);
      await ready();
      expect(workers[0]!.terminated).toBe(true);
      expect(tasksOf(1)).toEqual(['long.b']);
      workers[1]!.memory(500);
      finish(1);
      await expect(next).resolves.toBeDefined();
    });

    it('refuses a task that takes too much even alone in a worker that has done nothing before', async () => {
      const { scheduler, workers } = setUp(2);
      const heavy = scheduler.run('long.a', 0);
      await ready();
      workers[0]!.memory(901);
      await ready();
      expect(workers[0]!.terminated).toBe(true);
      workers[1]!.memory(901);
      await expect(heavy).rejects.toMatchObject({ status: 422, budget: 'memory' });
      expect(workers[1]!.terminated).toBe(true);
    });

    it('blames no short task while a long one runs', async () => {
      const { scheduler, workers } = setUp(1);
      const heavy = scheduler.run('long.a', 0);
      void scheduler.run('short.depict', 0);
      await ready();
      workers[0]!.memory(600);
      workers[1]!.memory(400);
      await ready();
      expect(workers[0]!.terminated).toBe(true);
      workers[2]!.memory(600);
      await expect(heavy).rejects.toMatchObject({ budget: 'memory' });
      expect(workers[1]!.terminated).toBe(false);
    });
  });
});
