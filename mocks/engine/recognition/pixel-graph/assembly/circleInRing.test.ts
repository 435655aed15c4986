import type { Line, Place } from '../testing/inkOf';
import { inkOf } from '../testing/inkOf';
import { circle, corners, outline } from '../testing/shapes';
import { hasCircle } from './circleInRing';

const MIDDLE: Place = [40, 40];
const HEXAGON = corners(MIDDLE, 24, 6);
const PENTAGON = corners(MIDDLE, 20.4, 5);
/** The hexagon's apothem. */
const APOTHEM = 20.8;

const seesCircle = (lines: readonly Line[], ring = HEXAGON) =>
  hasCircle(
    inkOf(80, 80, [...outline(ring), ...lines]),
    ring.map(([x, y]) => ({ x, y })),
  );

/** Inner lines of a hexagon's double bonds, `at` apothems from its centre. */
const innerLines = (at: number, which: readonly number[]): Line[] =>
  outline(corners(MIDDLE, 24 * at, 6)).filter((_, i) => which.includes(i));

describe('hasCircle', () => {
  test.each([0.5, 0.6, 0.7, 0.8])('detects a circle of %d apothems', (radius) => {
    expect(seesCircle(circle(MIDDLE, radius * APOTHEM))).toBe(true);
  });

  test('detects one in a pentagon', () => {
    expect(seesCircle(circle(MIDDLE, 10), PENTAGON)).toBe(true);
  });

  test('detects one that is slightly off centre', () => {
    expect(seesCircle(circle([41, 39.5], 0.65 * APOTHEM))).toBe(true);
  });

  test('detects one drawn with a heavy line', () => {
    const heavy = [12.5, 13, 13.5, 14, 14.5].flatMap((radius) => circle(MIDDLE, radius));
    expect(seesCircle(heavy)).toBe(true);
  });

  test.each([
    ['an empty ring', []],
    ['the inner lines of three double bonds', innerLines(0.8, [0, 2, 4])],
    ['those of two double bonds', innerLines(0.8, [0, 2])],
    ['half a circle', circle(MIDDLE, 13).slice(0, 36)],
    ['a letter or a charge', circle(MIDDLE, 5)],
    ['a disc', Array.from({ length: 28 }, (_, i) => circle(MIDDLE, i / 2)).flat()],
    ['two circles beside each other', [...circle([31, 40], 6), ...circle([49, 40], 6)]],
    [
      'a line across',
      [
        [
          [20, 40],
          [60, 40],
        ],
      ],
    ],
  ] satisfies (readonly [string, readonly Line[]])[])('does not detect one in %s', (_, lines) => {
    expect(seesCircle(lines)).toBe(false);
  });

  test('treats the area outside the picture as paper', () => {
    const ring = HEXAGON.map(([x, y]) => ({ x: x - 60, y }));
    expect(hasCircle(inkOf(80, 80, circle(MIDDLE, 13)), ring)).toBe(false);
  });
});
