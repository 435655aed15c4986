import { memoryTidier } from './tidyMemory';

const MB = 1024 * 1024;

/** A worker's memory after each of some tasks, MB, and whether garbage was collected then. */
function collectedAfter(sizes: readonly number[], afterCollecting: number): boolean[] {
  let size = 0;
  const collect = jest.fn(() => {
    size = afterCollecting;
  });
  const tidy = memoryTidier({ resident: () => size * MB, collect });
  return sizes.map((each) => {
    size = each;
    collect.mockClear();
    tidy();
    return collect.mock.calls.length > 0;
  });
}

test('garbage is not collected while a worker is small', () => {
  expect(collectedAfter([40, 120, 199], 30)).toEqual([false, false, false]);
});

test('it is collected once the worker is large', () => {
  expect(collectedAfter([120, 320], 250)).toEqual([false, true]);
});

test('and again only after tasks that have left much', () => {
  expect(collectedAfter([320, 252, 270, 290, 310, 255, 302], 250)).toEqual([
    ...[true, false, false, false],
    ...[true, false, true],
  ]);
});

test('memory that was given back does not count as room to grow', () => {
  expect(collectedAfter([500, 300, 340, 349], 400)).toEqual([true, false, false, true]);
});
