import { formatDuration, formatSeconds } from './duration';

test.each([
  [-5_000, '0s'],
  [0, '0s'],
  [59_999, '59s'],
  [60_000, '1m'],
  [3_599_999, '59m'],
  [3_600_000, '1h 0m'],
  [7_500_000, '2h 5m'],
])('%i ms reads %s', (milliseconds, expected) => {
  expect(formatDuration(milliseconds)).toBe(expected);
});

test.each([
  [6_120, '6.1 s'],
  [0, '0.0 s'],
  [-5, '0.0 s'],
  [71_999, '72.0 s'],
])('%d ms taken is %s', (milliseconds, expected) => {
  expect(formatSeconds(milliseconds)).toBe(expected);
});
