import { createJob } from './job';
import { Lane } from './lane';
import { probeLane } from './laneProbe';
import { fakeWorkers } from './testing/fakeWorkers';

const READY_MS = 10_000;
const IDLE_MS = 30_000;

function setUp(comesUp?: (index: number) => boolean) {
  const fake = fakeWorkers(comesUp);
  const settings = { startWorker: fake.startWorker, readyMs: READY_MS, idleMs: IDLE_MS };
  const listener = { onFree: () => undefined, onMemory: () => undefined };
  const lane = new Lane('long-1', false, settings, listener);
  let id = 0;
  const run = (timeoutMs?: number) => {
    id += 1;
    const { job, outcome } = createJob(
      { id, task: 'long.a', input: 0 },
      { short: false, turn: 1 },
      { timeoutMs },
    );
    lane.run(job);
    return outcome;
  };
  return { ...fake, lane, run };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const never = () => false;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

test('a worker is sent its task once it has reported that it is ready', async () => {
  const { workers, run } = setUp(never);
  void run();
  expect(workers[0]!.requests).toHaveLength(0);
  workers[0]!.ready();
  expect(workers[0]!.requests).toHaveLength(1);
});

test('a worker that does not report in time is replaced, and its task goes to the new one', async () => {
  const { workers, run, finish } = setUp((index) => index === 1);
  const outcome = run();
  await pass(READY_MS);
  expect(workers[0]!.terminated).toBe(true);
  finish(1);
  await expect(outcome).resolves.toBe('done');
});

test('messages from a replaced worker are ignored', async () => {
  const { workers, run } = setUp((index) => index === 1);
  void run();
  await pass(READY_MS);
  workers[0]!.ready();
  workers[0]!.stopped('exit code 1');
  expect(workers).toHaveLength(2);
  expect(workers[1]!.requests).toHaveLength(1);
});

test('a worker that dies before it is ready is replaced', async () => {
  const { workers, run } = setUp(never);
  void run();
  workers[0]!.stopped('exit code 1');
  expect(workers).toHaveLength(2);
});

test('after three workers that failed to start the task is refused, and the next one tries again', async () => {
  const { workers, run, finish } = setUp((index) => index === 3);
  const refused = expect(run()).rejects.toMatchObject({
    status: 503,
    message: 'No worker came up: it was not ready after 10 s',
  });
  await pass(3 * READY_MS);
  await refused;
  expect(workers).toHaveLength(3);
  const next = run();
  await pass(0);
  finish(3);
  await expect(next).resolves.toBe('done');
});

test('a worker without tasks is ended after a while, and the next task starts another', async () => {
  const { workers, run, finish } = setUp();
  void run();
  await pass(0);
  finish(0);
  await pass(IDLE_MS - 1);
  expect(workers[0]!.terminated).toBe(false);
  await pass(1);
  expect(workers[0]!.terminated).toBe(true);
  void run();
  await pass(0);
  expect(workers[1]!.requests).toHaveLength(1);
});

test('a busy worker is not ended for having been idle before', async () => {
  const { workers, run, finish } = setUp();
  void run();
  await pass(0);
  finish(0);
  await pass(IDLE_MS - 1);
  void run();
  await pass(IDLE_MS);
  expect(workers[0]!.terminated).toBe(false);
});

test('a full heap is reported as too much memory', async () => {
  const { workers, run } = setUp();
  const outcome = run();
  await pass(0);
  workers[0]!.stopped('SIGABRT', true);
  await expect(outcome).rejects.toMatchObject({ status: 422, budget: 'memory' });
});

describe('a probe', () => {
  test('reports a lane as up if its worker answers', async () => {
    const { lane, finish } = setUp();
    const report = probeLane(lane, 99);
    await pass(0);
    finish(0, null);
    expect(await report).toEqual({ lane: 'long-1', state: 'up' });
  });

  test('reports a working lane as busy, without waiting for it', async () => {
    const { lane, run } = setUp();
    void run();
    await pass(0);
    expect(await probeLane(lane, 99)).toEqual({ lane: 'long-1', state: 'busy', task: 'long.a' });
  });

  test('ends an unresponsive worker, and reports the lane as up the next time', async () => {
    const { lane, workers, finish } = setUp();
    const first = probeLane(lane, 98);
    await pass(2_000);
    expect(await first).toEqual({ lane: 'long-1', state: 'down' });
    expect(workers[0]!.terminated).toBe(true);
    const second = probeLane(lane, 99);
    await pass(0);
    finish(1, null);
    expect(await second).toMatchObject({ state: 'up' });
  });

  test('ends a worker that was started only for the probe', async () => {
    const { lane, workers, finish } = setUp();
    const report = probeLane(lane, 99);
    await pass(0);
    finish(0, null);
    await report;
    await pass(0);
    expect(workers[0]!.terminated).toBe(true);
  });

  test('keeps a worker that was already running', async () => {
    const { lane, workers, run, finish } = setUp();
    const outcome = run();
    await pass(0);
    finish(0);
    await outcome;
    const report = probeLane(lane, 99);
    await pass(0);
    finish(0, null);
    await report;
    await pass(0);
    expect(workers[0]!.terminated).toBe(false);
  });

  test('does not wait for a worker that is starting: its lane is busy, and down once it is late', async () => {
    const { lane } = setUp(never);
    const report = probeLane(lane, 98);
    await pass(4_000);
    expect(await report).toEqual({ lane: 'long-1', state: 'busy' });
    await pass(READY_MS);
    expect(await probeLane(lane, 99)).toMatchObject({ state: 'down' });
  });

  test('reports a lane as down if its task waits for a worker that failed to start', async () => {
    const { lane, run } = setUp(never);
    void run();
    await pass(READY_MS);
    expect(await probeLane(lane, 99)).toMatchObject({ state: 'down' });
  });
});
