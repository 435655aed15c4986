import type { Point } from '../../geometry/box';
import type { MolecularGraph } from '../molecularGraph';
import { DrawingBuilder } from '../vector-graph/testing/drawingBuilder';
import { corner, cyclohexane, readDrawing } from '../vector-graph/testing/readDrawing';

/** A chair as sugars are drawn, clockwise from its upper left corner; points. */
const CHAIR: readonly Point[] = [
  { x: 142, y: 115.9 },
  { x: 157, y: 120 },
  { x: 172, y: 115.9 },
  { x: 169, y: 127 },
  { x: 153, y: 126.5 },
  { x: 138, y: 131 },
];

/** Ends of equatorial bonds, and of axial ones. */
const EQUATORIAL: readonly Point[] = [
  { x: 131, y: 119 },
  { x: 160, y: 109 },
  { x: 183, y: 119 },
  { x: 180, y: 124 },
  { x: 151, y: 137.5 },
  { x: 127, y: 128 },
];
const axial = (i: number): Point => {
  const { x, y } = CHAIR[i] ?? { x: 0, y: 0 };
  return { x, y: y + (i % 2 === 0 ? -11 : 11) };
};

const turned = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - 155, y - 123];
  return {
    x: 155 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: 123 + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
};

/** The chair with a methyl group at some corners. */
function chair(groups: Readonly<Record<number, Point>>, degrees = 0): DrawingBuilder {
  const drawing = new DrawingBuilder();
  const line = (a: Point, b: Point) => drawing.line(turned(a, degrees), turned(b, degrees));
  CHAIR.forEach((a, i) => line(a, CHAIR[(i + 1) % 6] ?? a));
  for (const [i, end] of Object.entries(groups)) line(CHAIR[Number(i)] ?? end, end);
  return drawing;
}

const at = (i: number): Point => EQUATORIAL[i] ?? { x: 0, y: 0 };

/** Wedges by the corner at their narrow end. */
function wedges({ atoms, bonds }: MolecularGraph, degrees = 0): Record<number, string> {
  const found: Record<number, string> = {};
  for (const { begin, stereo } of bonds) {
    const narrow = atoms[begin];
    if (stereo === 'none' || !narrow) continue;
    const i = CHAIR.map((p) => turned(p, degrees)).findIndex(
      (p) => Math.hypot(p.x - narrow.x, p.y - narrow.y) < 1,
    );
    found[i] = stereo;
  }
  return found;
}

// Corner 4 has its bond between its neighbours', where a wedge is read the other way round. Compared with
// RDKit's reading of glycosides whose names are known.
it('writes equatorial bonds of a chair as wedges', () => {
  const drawing = chair({ 0: at(0), 2: at(2), 4: at(4), 5: at(5) });
  expect(wedges(readDrawing(drawing))).toEqual({ 0: 'down', 2: 'down', 4: 'up', 5: 'up' });
});

it('writes an axial bond as the opposite of the equatorial one', () => {
  const equatorial = wedges(readDrawing(chair({ 0: at(0), 5: at(5) })));
  const axialBond = wedges(readDrawing(chair({ 0: at(0), 5: axial(5) })));
  expect([equatorial[5], axialBond[5]]).toEqual(['up', 'down']);
});

it('takes the equatorial bond of two as the one in the plane', () => {
  const drawing = chair({ 0: at(0), 2: at(2) }).line(CHAIR[2] ?? at(2), axial(2));
  expect(wedges(readDrawing(drawing))).toEqual({ 0: 'down', 2: 'up' });
});

it('reads a chair that is turned on the page alike', () => {
  const groups = { 0: at(0), 2: at(2), 5: axial(5) };
  expect(wedges(readDrawing(chair(groups, 45)), 45)).toEqual(wedges(readDrawing(chair(groups))));
});

it('reads a chair with a bold front alike', () => {
  const groups = { 0: at(0), 2: at(2), 5: axial(5) };
  const bold = new DrawingBuilder();
  CHAIR.forEach((a, i) => {
    if (i < 2 || i === 5) bold.line(a, CHAIR[(i + 1) % 6] ?? a);
  });
  const [, , c, d, e, f] = CHAIR;
  if (c && d && e && f) bold.wedge(c, d).bold(d, e).wedge(f, e);
  for (const [i, end] of Object.entries(groups)) bold.line(CHAIR[Number(i)] ?? end, end);
  expect(wedges(readDrawing(bold))).toEqual(wedges(readDrawing(chair(groups))));
});

it('leaves rings that are drawn flat, and chairs with one group, without stereo', () => {
  const flat = cyclohexane().line(corner(0), { x: corner(0).x, y: corner(0).y - 14 });
  flat.line(corner(1), { x: corner(1).x + 12, y: corner(1).y - 7 });
  for (const drawing of [flat, chair({ 0: at(0) })]) {
    expect(readDrawing(drawing).bonds.every(({ stereo }) => stereo === 'none')).toBe(true);
  }
});
