import { cpuSeconds } from './childrenCpu';

test.each([
  ['7 (node) S 1 7 7 0 -1 4194560 1 2 3 4 150 50 20 10 20 0 11 0 1', 2.3],
  ['7 (a (b) c d) S 1 7 7 0 -1 4194560 1 2 3 4 100 0 0 0 20 0 11 0 1', 1],
])('adds up the times of %s', (stat, seconds) => {
  expect(cpuSeconds(stat)).toBeCloseTo(seconds, 6);
});
