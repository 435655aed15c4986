import { keptFor } from './keptFor';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function counted(fails = false) {
  let calls = 0;
  return keptFor(1_000, async () => {
    calls += 1;
    if (fails && calls === 1) throw new Error('away');
    return calls;
  });
}

test('an answer is believed for its time, and then asked for again', async () => {
  const kept = counted();
  await expect(kept.get()).resolves.toBe(1);
  jest.advanceTimersByTime(1_000);
  await expect(kept.get()).resolves.toBe(1);
  jest.advanceTimersByTime(1);
  await expect(kept.get()).resolves.toBe(2);
});

test('one that is to be forgotten, or failed, is asked for again at once', async () => {
  const kept = counted(true);
  await expect(kept.get()).rejects.toThrow('away');
  await expect(kept.get()).resolves.toBe(2);
  kept.forget();
  await expect(kept.get()).resolves.toBe(3);
});
