import { calibrated } from './calibrated';

const KNOTS = [
  [0.4, 0.2],
  [0.8, 0.6],
] as const;

test.each([
  ['below the first knot', 0.1, 0.2],
  ['at a knot', 0.8, 0.6],
  ['between two', 0.6, 0.4],
  ['above the last', 0.99, 0.6],
])('%s', (_, probability, right) => {
  expect(calibrated(KNOTS, probability)).toBeCloseTo(right, 9);
});

test('without knots a probability is taken as it is', () => {
  expect(calibrated([], 0.7)).toBe(0.7);
});
