import type { DrawnBond } from './drawnBond';
import { splitTouchedBonds } from './splitTouchedBonds';

const BOND: DrawnBond = {
  ...{ a: { x: 0, y: 0 }, b: { x: 10, y: 0 } },
  ...{ order: 1, stereo: 'none', slack: 0, narrowEndKnown: true },
};

test.each([
  [5, 0, 2],
  [5, 0.5, 2],
  [5, 0.7, 1],
  [1.4, 0, 2],
  [1, 0, 1],
  [8.6, 0, 2],
])('a corner at (%d, %d) makes %d of a bond along x', (x, y, count) => {
  const places = [BOND.a, BOND.b, { x, y }].map((at) => ({ at }));
  const { bonds } = splitTouchedBonds({ places, bonds: [{ bond: BOND, begin: 0, end: 1 }] }, 10);
  expect(bonds).toHaveLength(count);
});
