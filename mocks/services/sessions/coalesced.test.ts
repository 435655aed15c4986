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
