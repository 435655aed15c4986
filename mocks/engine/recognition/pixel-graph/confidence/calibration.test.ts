import { calibrated, UNCALIBRATED } from './calibration';

const calibration = {
  knots: [
    [0.2, 0.1],
    [0.4, 0.5],
    [0.8, 0.9],
  ],
  unreadableBelow: 0.1,
} as const;

test.each([
  [0, 0.1],
  [0.2, 0.1],
  [0.3, 0.3],
  [0.4, 0.5],
  [0.6, 0.7],
  [0.8, 0.9],
  [1, 0.9],
])('a raw confidence of %d means %d', (raw, right) => {
  expect(calibrated(calibration, raw)).toBeCloseTo(right, 9);
});

test('without a table a confidence is unchanged', () => {
  expect(calibrated(UNCALIBRATED, 0.37)).toBe(0.37);
});
