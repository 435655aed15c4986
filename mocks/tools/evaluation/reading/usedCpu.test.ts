import { endedChildrenOf } from './usedCpu';

test.each([
  ['7 (node) S 1 7 7 0 -1 4194560 1 2 3 4 150 50 20 10 20 0 11 0 1', 0.3],
  ['7 (a (b) c d) S 1 7 7 0 -1 4194560 1 2 3 4 100 0 200 0 20 0 11 0 1', 2],
])('adds up the times of ended children of %s', (stat, seconds) => {
  expect(endedChildrenOf(stat)).toBeCloseTo(seconds, 6);
});
