import { coalesced } from './coalesced';

const settle = () => new Promise((next) => setTimeout(next));

/** Work that finishes on demand. */
function controlled() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: () => ends.shift()?.() };
}

test('work is done once for all calls in the same turn', async () => {
  const { work } = controlled();
  const call = coalesced(work);
  call();
  call();
  expect(work).not.toHaveBeenCalled();
  await settle();
  expect(work).toHaveBeenCalledTimes(1);
});

test('work is done once more for calls made while it was running', async () => {
  const { work, end } = controlled();
  const call = coalesced(work);
  call();
  await settle();
  call();
  call();
  await settle();
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await settle();
  await settle();
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await settle();
  await settle();
  expect(work).toHaveBeenCalledTimes(2);
});

test('with a pause, the first call is served at once and the next ones together after it', async () => {
  jest.useFakeTimers();
  const work = jest.fn(async () => undefined);
  const call = coalesced(work, 250);
  call();
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  call();
  call();
  await jest.advanceTimersByTimeAsync(248);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
