import type { Point } from '../../geometry/box';
import { boxOf } from '../../geometry/boxes';
import type { DrawingPart } from './drawingParts';
import { partsLinked } from './partLinks';

const line = (a: Point, b: Point): DrawingPart => ({
  kind: 'line',
  box: boxOf([a, b])!,
  line: { a, b, width: 0.6, ink: 1, dashed: false },
});
const wedge = (narrow: Point, wide: Point): DrawingPart => ({
  kind: 'wedge',
  box: boxOf([narrow, wide])!,
  ends: [narrow, wide],
});

/** A wedge that goes up from the origin; np10's epoxides have bonds that end 1.4 to 1.5 points before it. */
const up = wedge({ x: 0, y: 0 }, { x: 1, y: -6 });
const bondTo = (end: Point) => line({ x: -12, y: 6 }, end);

test.each<[string, DrawingPart, boolean]>([
  ['meets its narrow end', bondTo({ x: -0.3, y: 0.2 }), true],
  ['is cut short before its narrow end', bondTo({ x: -1.3, y: 0.7 }), true],
  ['ends too far before it', bondTo({ x: -2, y: 1 }), false],
  ['points past it', line({ x: -12, y: 1.2 }, { x: -1.3, y: 1 }), false],
  ['is as far from its wide end', line({ x: 12, y: -6 }, { x: 2.5, y: -6 }), false],
])('a bond and a wedge: one that %s', (_how, bond, expected) => {
  expect([partsLinked(bond, up), partsLinked(up, bond)]).toEqual([expected, expected]);
});

/** A letter of 10 points; most programs leave less than the margin between it and its bond, some leave more. */
const letter: DrawingPart = { kind: 'label', box: [0, 0, 7, 10], margin: 4.2, text: 'O' };
const short = (gap: number, y = 5, rise = 0) =>
  line({ x: 21 + gap, y: y - rise }, { x: 7 + gap, y });

test.each<[string, DrawingPart, boolean]>([
  ['ends close to it', short(4), true],
  ['ends farther away, and points at it', short(7), true],
  ['ends as far away, and points past it', short(7, 5, -14), false],
  ['ends as far away beside its corner', short(7, -1), false],
  ['is too far away', short(9), false],
])('a bond and a letter: one that %s', (_how, bond, expected) => {
  expect([partsLinked(bond, letter), partsLinked(letter, bond)]).toEqual([expected, expected]);
});

/** A letter that is painted as a shape, 7 points high. */
const tile = (...box: [number, number, number, number]): DrawingPart => ({
  kind: 'tile',
  box,
  margin: 3,
});

test.each<[string, DrawingPart, boolean]>([
  ['begins at its foot', tile(6.8, 6, 9.8, 10.6), true],
  ['stands before it', tile(-4.3, 6, -1.3, 10.6), true],
  ['is below it', tile(6.8, 7.5, 9.8, 12.1), false],
  ['is farther away', tile(9, 6, 12, 10.6), false],
  ['is as high as the letter', tile(6.8, 6, 12, 13), false],
])('a letter and a digit that %s', (_how, digit, expected) => {
  const h = tile(0, 0, 5.5, 7);
  expect([partsLinked(digit, h), partsLinked(h, digit)]).toEqual([expected, expected]);
});

test.each<[string, DrawingPart, boolean]>([
  ['stands at its shoulder', tile(6.8, -1.5, 10.5, 2.2), true],
  ['is no higher than wide', tile(6.8, -1.5, 8.5, 2.2), false],
  ['stands at its foot', tile(6.8, 2.5, 10.5, 6.2), false],
  ['is farther away', tile(8, -1.5, 11.7, 2.2), false],
])('a letter and a plus sign that %s', (_how, sign, expected) => {
  const s = tile(0, 0, 5.5, 7);
  expect([partsLinked(sign, s), partsLinked(s, sign)]).toEqual([expected, expected]);
});

test('both lines of a double bond end half their gap from the corner that it starts at', () => {
  const bond = line({ x: 0, y: 0 }, { x: 21, y: 0 });
  const side = (gap: number) => line({ x: 0, y: gap }, { x: -10, y: 18 + gap });
  expect(partsLinked(bond, side(2))).toBe(true);
  expect(partsLinked(bond, side(3))).toBe(false);
});
