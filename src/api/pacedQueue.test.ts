import { createPacedQueue } from './pacedQueue';

const GAP_MS = 250;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

function setUp() {
  const queue = createPacedQueue(GAP_MS, Date.now);
  const start = Date.now();
  const begun: number[] = [];
  return {
    begun,
    /** Work of a given duration, which records when it began. */
    add: (lengthMs = 0, signal = new AbortController().signal) =>
      queue.run(async () => {
        begun.push(Date.now() - start);
        if (lengthMs > 0) await new Promise((resolve) => setTimeout(resolve, lengthMs));
        return 'done';
      }, signal),
    queue,
  };
}

test('keeps the gap between two starts', async () => {
  const { add, begun } = setUp();
  const all = Promise.all([add(), add(), add(), add(), add()]);
  await jest.advanceTimersByTimeAsync(5 * GAP_MS);
  expect(await all).toEqual(Array(5).fill('done'));
  expect(begun).toEqual([0, 250, 500, 750, 1000]);
});

test('runs one at a time, in order of arrival', async () => {
  const { add, begun } = setUp();
  const all = Promise.all([add(1000), add(400), add()]);
  await jest.advanceTimersByTimeAsync(2000);
  await all;
  expect(begun).toEqual([0, 1000, 1400]);
});

test('goes on after work that failed', async () => {
  const { queue, add } = setUp();
  const failing = queue.run(() => Promise.reject(new Error('no')), new AbortController().signal);
  const next = add();
  await expect(failing).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(GAP_MS);
  expect(await next).toBe('done');
});

test.each([
  ['behind others', 50],
  ['in the gap', 150],
])('a place given up %s is left at once, and delays no other', async (_name, afterMs) => {
  const { add, begun } = setUp();
  const giving = new AbortController();
  const first = add(100);
  const left = add(0, giving.signal);
  const next = add();
  await jest.advanceTimersByTimeAsync(afterMs);
  giving.abort();
  expect(await left).toBeUndefined();
  await jest.advanceTimersByTimeAsync(2000);
  expect(await Promise.all([first, next])).toEqual(['done', 'done']);
  expect(begun).toEqual([0, GAP_MS]);
});

test('a request that is already cancelled gets no place', async () => {
  const { add, begun } = setUp();
  expect(await add(0, AbortSignal.abort())).toBeUndefined();
  expect(begun).toEqual([]);
});

test('a clock that is set back makes no one wait for longer than the gap', async () => {
  const { add, begun } = setUp();
  await add();
  jest.setSystemTime(Date.now() - 3_600_000);
  const next = add();
  await jest.advanceTimersByTimeAsync(GAP_MS);
  expect(await next).toBe('done');
  expect(begun).toHaveLength(2);
});
