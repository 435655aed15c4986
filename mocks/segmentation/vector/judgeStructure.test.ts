import type { Point } from '../../geometry/box';
import type { DrawingPart } from './drawingParts';
import { judgeStructure } from './judgeStructure';

/** Points; a bond as articles print it. */
const BOND = 14;

/** Lines of one length, each from the end of the one before, in these directions (degrees). */
function chain(directions: readonly number[], start: Point = { x: 0, y: 0 }): DrawingPart[] {
  let a = start;
  return directions.map((degrees) => {
    const radians = (degrees * Math.PI) / 180;
    const b = { x: a.x + BOND * Math.cos(radians), y: a.y + BOND * Math.sin(radians) };
    const line = { a, b, width: 0.6, ink: 1, dashed: false };
    const box = [
      Math.min(a.x, b.x),
      Math.min(a.y, b.y),
      Math.max(a.x, b.x),
      Math.max(a.y, b.y),
    ] as const;
    a = b;
    return { kind: 'line', box, line };
  });
}

const alternating = (count: number, first: number, second: number) =>
  Array.from({ length: count }, (_, i) => (i % 2 === 0 ? first : second));

/** Level and upright by turns, as stairs; then slanted by turns, as a carbon chain. */
const withUpright = (upright: number, slanted: number) =>
  chain([...alternating(upright, 0, 90), ...alternating(slanted, 45, -45)]);

const WEDGE: DrawingPart = {
  kind: 'wedge',
  box: [0, 0, BOND, 4],
  ends: [
    { x: 0, y: 0 },
    { x: BOND, y: 0 },
  ],
};

test.each([
  ['a carbon chain', chain(alternating(10, 30, -30)), true],
  ['a ring of six', chain([0, 60, 120, 180, 240, 300]), true],
  ['seven level and upright lines of ten', withUpright(7, 3), true],
  ['eight of ten, as in tables and axes', withUpright(8, 2), false],
  ['four lines', chain(alternating(4, 30, -30)), true],
  ['three lines, as in an arrow', chain(alternating(3, 30, -30)), false],
  ['three lines and a wedge', [...chain(alternating(3, 30, -30)), WEDGE], true],
  ['a straight row of lines', chain([30, 30, 30, 30, 30]), false],
])('tells whether this is one structure: %s', (_case, parts, isStructure) => {
  expect(judgeStructure(parts) > 0).toBe(isStructure);
});

test.each([
  ['two corners are enough', [chain([30, -30, 30]), chain([30], { x: 0, y: 200 })], true],
  [
    'one corner is not',
    [chain([30, -30]), chain([30], { x: 0, y: 200 }), chain([-30], { x: 200, y: 0 })],
    false,
  ],
])('%s', (_case, chains, isStructure) => {
  expect(judgeStructure(chains.flat()) > 0).toBe(isStructure);
});
