import { letterCosts, nearestCost, type KnownLetter } from './letterCosts';
import type { LetterShape } from './letterShape';

/** A letter with as much ink in every cell. */
const grey = (ink: number, width = 0.7, top = 1): LetterShape => ({
  cells: new Float32Array(120).fill(ink),
  ...{ width, top, bottom: 0 },
});

const KNOWN: readonly KnownLetter[] = [
  { char: 'A', shape: grey(0.2) },
  { char: 'B', shape: grey(0.5) },
  { char: 'B', shape: grey(0.6) },
  // Another size, and so much more that its cells are not compared.
  { char: 'i', shape: grey(0.5, 0.25) },
  { char: 'l', shape: grey(0.5, 0.7, 3) },
];

test('of several shapes of one letter the nearest counts, and the cheapest letter comes first', () => {
  const costs = [...letterCosts(grey(0.58), KNOWN)];
  expect(costs.map(([char]) => char)).toEqual(['B', 'i', 'A', 'l']);
  expect(costs[0]?.[1]).toBeCloseTo(0.02, 5);
});

test.each([grey(0), grey(0.41), grey(0.58), grey(1, 0.3), grey(0.5, 0.2, 2), grey(0.7, 2, 0.2)])(
  'the nearest letter costs exactly what the first of all costs',
  (shape) => {
    const [lowest = Infinity] = letterCosts(shape, KNOWN).values();
    expect(nearestCost(shape, KNOWN)).toBe(lowest);
    expect(nearestCost(shape, KNOWN.toReversed())).toBe(lowest);
    expect(nearestCost(shape, KNOWN, 0.1)).toBe(Math.min(lowest, 0.1));
  },
);

test('nothing is near where no letter is known', () => {
  expect(nearestCost(grey(0.5), [])).toBe(Infinity);
});
