import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { RunnerError } from '../../services/tasks/runnerError';
import { describeWithRedis, startRedis, type RunningRedis } from '../../testing/startRedis';
import { openTestQueue } from './testing/openTestQueue';

const TASK = 'chemistry.canonicalise';
const named = (name: string) => ({ smilesList: [name] });
const nameOf = (input: unknown) => (input as ReturnType<typeof named>).smilesList[0] ?? '';
const soon = (ms = 5) => new Promise((next) => setTimeout(next, ms));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await soon();
}

/** A body that records what begins, and ends when it is told to. */
function controlled() {
  const begun: string[] = [];
  const ends: ((result: unknown) => void)[] = [];
  const body = (_task: string, input: unknown) => {
    begun.push(nameOf(input));
    return new Promise((resolve) => ends.push(resolve));
  };
  return { begun, body, finish: (result: unknown = ['done']) => ends.shift()?.(result) };
}

describeWithRedis('the queue of tasks', () => {
  let redis: RunningRedis;
  let client: Redis;
  let queue: ReturnType<typeof openTestQueue>;
  beforeAll(async () => {
    redis = await startRedis();
    client = new Redis(redis.url, { maxRetriesPerRequest: null });
    client.on('error', () => undefined);
  });
  afterAll(async () => {
    client.disconnect();
    await redis.stop();
  });
  afterEach(() => queue.close());

  /** Whether so many tasks wait. */
  const isWaiting = async (count: number) =>
    (await client.zcard(queue.names.key('admission', 'long', 'waiting'))) === count;

  test('forty tasks of one session do not hold up five of another, asked for in the same moment', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const order: string[] = [];
    const ask = (owner: string, count: number) =>
      Array.from({ length: count }, () => node.run(TASK, named(owner), { owner }));
    const all = Promise.all([...ask('A', 40), ...ask('B', 5), ...ask('C', 5)]);
    await until(() => isWaiting(50));
    await queue.worker(async (_task, input) => [order.push(nameOf(input))]);
    await all;
    // In turns: after five rounds of three, B and C have all theirs.
    expect(order.slice(0, 15).toSorted().join('')).toBe('AAAAABBBBBCCCCC');
    expect(order.slice(15).join('')).toBe('A'.repeat(35));
  });

  test('a session that comes later is served after the turn under way, not after all that wait', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const { begun, body, finish } = controlled();
    const early = Array.from({ length: 6 }, () => node.run(TASK, named('A'), { owner: 'A' }));
    await queue.worker(body);
    await until(() => begun.length === 1);
    finish();
    await until(() => begun.length === 2);
    const late = node.run(TASK, named('B'), { owner: 'B' });
    await until(() => isWaiting(5));
    for (let count = 3; count <= 7; count += 1) {
      finish();
      await until(() => begun.length === count);
    }
    finish();
    await Promise.all([...early, late]);
    // The third of A has the same turn, and was there before.
    expect(begun.join('')).toBe('AAABAAA');
  });

  test('a full queue lets no more in, over all nodes and counting those on their way', async () => {
    queue = openTestQueue(redis.url, { maxWaiting: 20 });
    const nodes = [await queue.node(), await queue.node()];
    const asked = Array.from({ length: 40 }, (_, index) =>
      nodes[index % 2]!.run(TASK, named('x'), { owner: `s${index}` }),
    );
    const refused: unknown[] = [];
    for (const task of asked) task.catch((error: unknown) => refused.push(error));
    await until(() => refused.length === 20);
    expect(refused[0]).toBeInstanceOf(RunnerError);
    expect(refused).toEqual(
      Array(20).fill(expect.objectContaining({ status: 503, retryAfterS: 20 })),
    );
    await queue.worker(async () => ['done'], { size: 2 });
    const ends = await Promise.allSettled(asked);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  test('a session with too much waiting is refused alone, with 429', async () => {
    queue = openTestQueue(redis.url, { maxWaitingEach: 2 });
    const node = await queue.node();
    const waiting = [1, 2].map(() => node.run(TASK, named('a'), { owner: 's1' }));
    await expect(node.run(TASK, named('b'), { owner: 's1' })).rejects.toMatchObject({
      status: 429,
      retryAfterS: 2,
    });
    const other = node.run(TASK, named('c'), { owner: 's2' });
    await queue.worker(async (_task, input) => [nameOf(input)]);
    expect(await Promise.all([...waiting, other])).toEqual([['a'], ['a'], ['c']]);
  });

  test('the task of a worker that dies is done by another, and answered once', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const stuck = controlled();
    const mortal = await queue.mortal(stuck.body);
    const task = node.run(TASK, named('a'), { owner: 's1' });
    await until(() => stuck.begun.length === 1);
    mortal.die();
    await queue.worker(async () => ['from the other']);
    expect(await task).toEqual(['from the other']);
  });

  test('a task that ends two workers is answered with a failure, and refused from then on', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const ask = () =>
      node.run(TASK, named('poison'), { owner: 's1' }).catch((error: unknown) => error);
    const task = ask();
    for (const _ of [1, 2]) {
      const { begun, body } = controlled();
      const mortal = await queue.mortal(body);
      await until(() => begun.length === 1);
      mortal.die();
    }
    const begun: string[] = [];
    await queue.worker(async (_task, input) => [begun.push(nameOf(input))]);
    const failure = { status: 500, message: expect.stringContaining('twice') };
    expect(await task).toMatchObject(failure);
    expect(await ask()).toMatchObject(failure);
    await node.run(TASK, named('other'), { owner: 's1' });
    expect(begun).toEqual(['other']);
  });

  test('tasks beside one that ends its workers are not blamed for it', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const ask = (name: string) =>
      node.run(TASK, named(name), { owner: name }).catch((error: unknown) => error);
    const asked = ['poison', 'beside', 'beside too'].map(ask);
    for (const _ of [1, 2]) {
      const begun: string[] = [];
      const mortal = await queue.mortal(async (_task, input) => {
        begun.push(nameOf(input));
        await soon(200);
        if (begun.includes('poison')) return new Promise(() => undefined);
        return [nameOf(input)];
      }, 3);
      await until(() => begun.includes('poison'));
      await soon(250);
      mortal.die();
    }
    await queue.worker(async (_task, input) => [nameOf(input)], { size: 3 });
    const [poison, ...others] = await Promise.all(asked);
    expect(others).toEqual([['beside'], ['beside too']]);
    expect(poison).toMatchObject({ status: 500, message: expect.stringContaining('twice') });
  });

  test('an answer that was published while nobody listened is asked for', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const { begun, body, finish } = controlled();
    await queue.worker(body);
    const task = node.run(TASK, named('a'), { owner: 's1' });
    await until(() => begun.length === 1);
    await client.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    finish(['heard']);
    expect(await task).toEqual(['heard']);
  });

  test('nothing is lost when Redis crashes and comes back under work', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    await queue.worker(async (_task, input) => {
      await soon(100);
      return [nameOf(input)];
    });
    const ask = (name: string) => node.run(TASK, named(name), { owner: name });
    const before = ['a', 'b', 'c', 'd'].map(ask);
    await soon(150);
    await redis.kill();
    const meanwhile = ask('e');
    await soon(300);
    await redis.start();
    expect(await Promise.all([...before, meanwhile])).toEqual([['a'], ['b'], ['c'], ['d'], ['e']]);
  });

  test('while Redis is away a task is refused in words, instead of waiting for ever', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node({ admissionMs: 200 });
    await redis.kill();
    const small = node.run(TASK, named('a'), { owner: 's1' });
    const pdf = new Uint8Array(randomBytes(10_000));
    const large = node.run('documents.describe', { pdf }, { owner: 's1' });
    const away = { status: 503, message: expect.stringContaining('cannot be reached') };
    await expect(small).rejects.toMatchObject({ ...away, retryAfterS: 5 });
    await expect(large).rejects.toMatchObject(away);
    await redis.start();
    // What was sent meanwhile is let in late, and has to leave again.
    await until(() => client.status === 'ready');
    await until(() => isWaiting(0));
  });

  test('what Redis has forgotten is asked for again', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const task = node.run(TASK, named('a'), { owner: 's1' });
    await until(() => isWaiting(1));
    await client.flushall();
    await queue.worker(async () => ['done']);
    expect(await task).toEqual(['done']);
  });

  test('an article travels beside the job, and arrives whole', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const pdf = new Uint8Array(randomBytes(300_000));
    const task = node.run('documents.describe', { pdf }, { owner: 's1' });
    const jobs = `{marcus}:${queue.names.queue('long')}:????????-????-*`;
    const jobKeys = async () =>
      (await client.keys(jobs)).filter((key) => !/:(lock|logs)$/.test(key));
    await until(async () => (await jobKeys()).length === 1);
    const [job = ''] = await jobKeys();
    expect(await client.hstrlen(job, 'data')).toBeGreaterThan(100);
    expect(await client.hstrlen(job, 'data')).toBeLessThan(2_000);
    await queue.worker(async (_task, input) => input);
    expect(await task).toEqual({ pdf });
  });

  test('a job is told with the id of the request that it was for', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const ended: unknown[] = [];
    const observer = {
      ended: (job: unknown) => ended.push(job),
      stalled: () => undefined,
      failing: () => undefined,
    };
    await queue.worker(async () => ['done'], { observer });
    await node.run(TASK, named('a'), { owner: 's1', requestId: 'request-1' });
    await until(() => ended.length > 0);
    expect(ended).toMatchObject([{ requestId: 'request-1', outcome: 'done' }]);
  });

  test('without a worker the lane of the queue is down', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    const down = { lane: 'queue', state: 'down' };
    expect(await node.probe()).toContainEqual(down);
    await queue.worker(async () => ['done']);
    expect(await node.probe()).toContainEqual({ ...down, state: 'up' });
  });

  test('when everything is answered, nothing counts as waiting', async () => {
    queue = openTestQueue(redis.url);
    const node = await queue.node();
    await queue.worker(async () => ['done']);
    await Promise.all(['a', 'b'].map((owner) => node.run(TASK, named(owner), { owner })));
    const left = await client.keys(queue.names.key('admission', 'long', 'waiting*'));
    expect(left).toEqual([]);
  });
});
