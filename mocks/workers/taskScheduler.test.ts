import { TaskScheduler, type StartThread } from './taskScheduler';
import type { TaskReply, TaskRequest } from './workerMessages';

/** Threads that answer when the test says so. */
function fakeThreads() {
  const threads: {
    readonly requests: TaskRequest[];
    held: boolean;
    terminated: boolean;
    reply: (reply: TaskReply) => void;
    stopped: (reason: string) => void;
  }[] = [];
  const startThread: StartThread = (events) => {
    const thread = { requests: [] as TaskRequest[], held: false, terminated: false, ...events };
    threads.push(thread);
    return {
      post: (request) => {
        if (request.input === 'uncloneable') throw new Error('could not be cloned');
        thread.requests.push(request);
      },
      hold: (alive) => (thread.held = alive),
      terminate: () => (thread.terminated = true),
    };
  };
  const finish = (index: number, result: unknown = 'done') => {
    const id = threads[index]!.requests.at(-1)!.id;
    threads[index]!.reply({ id, ok: true, result });
  };
  return { threads, startThread, finish };
}

function setUp(size: number) {
  const fake = fakeThreads();
  const scheduler = new TaskScheduler({
    size,
    startThread: fake.startThread,
    isShort: (task) => task.startsWith('short.'),
  });
  const tasksOf = (index: number) => fake.threads[index]?.requests.map((each) => each.task);
  return { ...fake, scheduler, tasksOf };
}

describe('TaskScheduler', () => {
  it('runs long tasks in the order they came, one at a time per thread', async () => {
    const { scheduler, finish, tasksOf, threads } = setUp(1);
    const first = scheduler.run('long.a', 1);
    void scheduler.run('long.b', 2);
    void scheduler.run('long.c', 3);
    expect(tasksOf(0)).toEqual(['long.a']);
    finish(0, 'A');
    await expect(first).resolves.toBe('A');
    finish(0);
    expect(tasksOf(0)).toEqual(['long.a', 'long.b', 'long.c']);
    expect(threads).toHaveLength(1);
  });

  it('lets a short task pass twenty waiting long ones', () => {
    const { scheduler, tasksOf } = setUp(1);
    for (let index = 0; index < 20; index += 1) void scheduler.run('long.recognise', index);
    void scheduler.run('short.depict', 0);
    expect(tasksOf(1)).toEqual(['short.depict']);
  });

  it('gives short tasks a long thread when their own is busy', () => {
    const { scheduler, tasksOf, finish } = setUp(1);
    void scheduler.run('long.a', 0);
    void scheduler.run('short.mcs', 0);
    void scheduler.run('long.b', 0);
    void scheduler.run('short.depict', 0);
    finish(0);
    expect(tasksOf(0)).toEqual(['long.a', 'short.depict']);
  });

  it('takes an aborted task out of the queue and rejects with the reason', async () => {
    const { scheduler, finish, tasksOf } = setUp(1);
    const abort = new AbortController();
    void scheduler.run('long.a', 0);
    const waiting = scheduler.run('long.b', 0, { signal: abort.signal });
    abort.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
    finish(0);
    expect(tasksOf(0)).toEqual(['long.a']);
  });

  it('terminates the thread of an aborted running task and starts another for the next', async () => {
    const { scheduler, threads, tasksOf } = setUp(1);
    const abort = new AbortController();
    const running = scheduler.run('long.a', 0, { signal: abort.signal });
    void scheduler.run('long.b', 0);
    abort.abort();
    await expect(running).rejects.toThrow('aborted');
    expect(threads[0]!.terminated).toBe(true);
    expect(tasksOf(1)).toEqual(['long.b']);
  });

  it('refuses a task whose signal is aborted already', async () => {
    const { scheduler, threads } = setUp(1);
    await expect(
      scheduler.run('long.a', 0, { signal: AbortSignal.abort(new Error('gone')) }),
    ).rejects.toThrow('gone');
    expect(threads).toHaveLength(0);
  });

  it('stops a task at its time limit with status 504', async () => {
    jest.useFakeTimers();
    const { scheduler, threads } = setUp(1);
    const slow = scheduler.run('long.a', 0, { timeoutMs: 5000 });
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    await expect(slow).rejects.toMatchObject({ status: 504, name: 'TaskError' });
    expect(threads[0]!.terminated).toBe(true);
  });

  it('rejects the task of a thread that died and replaces the thread', async () => {
    const { scheduler, threads, tasksOf } = setUp(1);
    const lost = scheduler.run('long.a', 0);
    void scheduler.run('long.b', 0);
    threads[0]!.stopped('out of memory');
    await expect(lost).rejects.toThrow('The worker running long.a stopped: out of memory');
    expect(tasksOf(1)).toEqual(['long.b']);
  });

  it('goes on after an input that cannot be cloned', async () => {
    const { scheduler, tasksOf } = setUp(1);
    await expect(scheduler.run('long.a', 'uncloneable')).rejects.toThrow('could not be cloned');
    void scheduler.run('long.b', 0);
    expect(tasksOf(0)).toEqual(['long.b']);
  });

  it('holds the process only while a thread works', () => {
    const { scheduler, threads, finish } = setUp(1);
    void scheduler.run('long.a', 0);
    expect(threads[0]!.held).toBe(true);
    finish(0);
    expect(threads[0]!.held).toBe(false);
  });

  it('keeps name, message and status of a task error', async () => {
    const { scheduler, threads } = setUp(1);
    const failing = scheduler.run('long.a', 0);
    const error = { name: 'TaskError', message: 'no such thing', status: 400 };
    threads[0]!.reply({ id: threads[0]!.requests[0]!.id, ok: false, error });
    await expect(failing).rejects.toMatchObject(error);
  });

  it('rejects running, waiting and later tasks when closed', async () => {
    const { scheduler, threads } = setUp(1);
    const both = [scheduler.run('long.a', 0), scheduler.run('long.b', 0)];
    scheduler.close();
    for (const task of [...both, scheduler.run('long.c', 0)]) {
      await expect(task).rejects.toMatchObject({ status: 503 });
    }
    expect(threads[0]!.terminated).toBe(true);
    expect(threads).toHaveLength(1);
  });
});
