import type { Point } from '../../geometry/box';
import { findCrossedDoubles } from './crossedDoubles';
import { BOND, DrawingBuilder, step } from './testing/drawingBuilder';
import { bondList } from './testing/formula';
import { readDrawing } from './testing/readDrawing';

const A = { x: 200, y: 200 };
const B = step(A, 0);
const beside = ({ x, y }: Point, off: number): Point => ({ x, y: y + off });

/** A chain of six carbons without the bond in its middle. */
function openChain(): DrawingBuilder {
  const [before, after] = [step(A, 120), step(B, 60)];
  return new DrawingBuilder()
    .line(step(before, 180), before)
    .line(before, A)
    .line(B, after)
    .line(after, step(after, 0));
}

const crossed = (half: number) =>
  openChain().line(beside(A, -half), beside(B, half)).line(beside(A, half), beside(B, -half));

test.each([0.05, 0.09, 0.16])(
  'two lines that cross in their middles, %f bonds from the axis at their ends, are a double bond',
  (half) => {
    const { bonds, atoms } = readDrawing(crossed(half * BOND));
    expect(atoms).toHaveLength(6);
    expect(bonds.filter(({ order }) => order === 2)).toEqual([
      expect.objectContaining({ stereo: 'either' }),
    ]);
  },
);

/** Two lines of a length along an axis that are `half` from it at their ends; the second one changed. */
function pair(length: number, half: number, { scale = 1, shift = 0 } = {}) {
  const line = (sign: number, by: number, aside: number) => ({
    a: { x: 50 + aside - (by * length) / 2, y: -sign * by * half },
    b: { x: 50 + aside + (by * length) / 2, y: sign * by * half },
    ...{ width: 1, ink: 1, dashed: false },
  });
  return [line(1, 1, 0), line(-1, scale, shift)];
}

test.each([
  ['short lines', pair(5.8, 1), 1],
  ['lines too short for bonds', pair(4, 1), 0],
  ['long lines', pair(13, 1), 1],
  ['lines too long for bonds', pair(18, 1), 0],
  ['lines of nearly one length', pair(10, 1, { scale: 0.95 }), 1],
  ['a line and a shorter one', pair(10, 1, { scale: 0.8 }), 0],
  ['lines that cross near their middles', pair(10, 1, { shift: 1 }), 1],
  ['lines that cross elsewhere', pair(10, 1, { shift: 1.4 }), 0],
  ['lines close to each other', pair(10, 0.3), 1],
  ['a line painted twice', pair(10, 0.2), 0],
  ['lines whose ends are apart', pair(10, 1.7), 1],
  ['bonds that cross', pair(10, 2.3), 0],
])('%s', (_what, lines, count) => {
  expect(findCrossedDoubles(lines, 10)).toHaveLength(count);
});

test('lines that each end at one of the atoms cross beside the axis', () => {
  const drawing = openChain()
    .line(A, { x: B.x - 1.5, y: B.y + 2.1 })
    .line({ x: A.x + 1.5, y: A.y + 2.1 }, B);
  const { bonds } = readDrawing(drawing);
  expect(bonds.filter(({ stereo }) => stereo === 'either')).toHaveLength(1);
});

test('lines side by side are a double bond with a configuration', () => {
  const { bonds } = readDrawing(openChain().doubleCentred(A, B));
  expect(bonds.filter(({ order }) => order === 2)).toEqual([
    expect.objectContaining({ stereo: 'none' }),
  ]);
});

test('bonds that cross at a wide angle stay two', () => {
  const [left, right] = [step(A, 180), B];
  const [top, bottom] = [step(A, 70), step(A, -110)];
  const drawing = new DrawingBuilder()
    .line(left, right)
    .line(top, bottom)
    .line(left, top)
    .line(top, right)
    .line(right, bottom)
    .line(bottom, left);
  expect(bondList(readDrawing(drawing))).not.toMatch(/=/);
});
