import type { Point } from '../../geometry/box';
import type { DrawingPart } from './drawingParts';
import { judgeStructure } from './judgeStructure';

const BOND = 14;

const linePart = (a: Point, b: Point): DrawingPart => ({
  kind: 'line',
  box: [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)],
  line: { a, b, width: 0.6, ink: 1, dashed: false },
});

/** Bonds end to end, in these directions, degrees. */
function chain(directions: readonly number[], start: Point = { x: 0, y: 0 }): DrawingPart[] {
  let from = start;
  return directions.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const to = { x: from.x + BOND * Math.cos(angle), y: from.y + BOND * Math.sin(angle) };
    const part = linePart(from, to);
    from = to;
    return part;
  });
}

/** A hundred bonds, some horizontal or vertical, the others slanted; each meets the next at 90° or 135°. */
const withUpright = (count: number): DrawingPart[] =>
  chain(
    Array.from({ length: 100 }, (_, i) =>
      i < count ? (i % 2 === 0 ? 0 : 90) : i % 2 === 0 ? 45 : -45,
    ),
  );

test('lines are no structure if more than seven in ten are horizontal or vertical', () => {
  expect(judgeStructure(withUpright(70))).toBeGreaterThan(0);
  expect(judgeStructure(withUpright(71))).toBe(0);
});

test('bonds must meet in at least two places', () => {
  const apart = (y: number) => chain([30], { x: 0, y });
  const withOneCorner = [...chain([30, -30]), ...apart(100), ...apart(200)];
  const withTwoCorners = [...chain([30, -30, 30]), ...apart(100)];
  expect(judgeStructure(withOneCorner)).toBe(0);
  expect(judgeStructure(withTwoCorners)).toBeGreaterThan(0);
});

test('fewer than four bonds are no structure, unless one of three is a wedge', () => {
  const three = chain([30, -30, 30]);
  const [end] = chain([-30], { x: 36, y: 7 });
  const wedge: DrawingPart = {
    kind: 'wedge',
    box: end!.box,
    ends: [
      { x: 36, y: 7 },
      { x: 48, y: 0 },
    ],
  };
  expect(judgeStructure(three)).toBe(0);
  expect(judgeStructure([...three, wedge])).toBeGreaterThan(0);
  expect(judgeStructure(chain([30, -30, 30, -30]))).toBeGreaterThan(0);
});

test('the two lines of a double bond are one bond: an acetyl group is no structure', () => {
  const [oxygen] = chain([90], { x: 14, y: 0 });
  const [second] = chain([90], { x: 16.5, y: 0 });
  const acetyl = [...chain([0, -30]), oxygen!, second!];
  expect(judgeStructure(acetyl)).toBe(0);
  expect(judgeStructure([...acetyl, ...chain([30], { x: 26, y: -7 })])).toBeGreaterThan(0);
});

test.each([
  ['all to one side, as in a family tree, are none', [-60, -30, 30, 60], 0],
  ['to all sides are one', [0, 90, 180, 270].map((degrees) => degrees + 30), 1],
])('lines from one place %s', (_sides, directions, count) => {
  const rays = directions.flatMap((degrees) => chain([degrees]));
  expect(judgeStructure(rays) > 0 ? 1 : 0).toBe(count);
});

test('a large ring drawn round is a structure if it has two wedges', () => {
  const round = Array.from({ length: 20 }, (_, i) => 18 * i + 7);
  const ring = [...chain(round), ...chain([30, -30, 30, -30, 30, -30])];
  const wedge = (x: number): DrawingPart => ({
    kind: 'wedge',
    box: [x, 0, x + 8, 8],
    ends: [
      { x, y: 0 },
      { x: x + 8, y: 8 },
    ],
  });
  expect(judgeStructure(ring)).toBe(0);
  expect(judgeStructure([...ring, wedge(0)])).toBe(0);
  expect(judgeStructure([...ring, wedge(0), wedge(14)])).toBeGreaterThan(0);
});
