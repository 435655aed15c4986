import type { Point } from '../../geometry/box';
import { readLineArt } from './readLineArt';
import { BOND, step } from './testing/drawingBuilder';
import {
  corner,
  cyclohexane,
  readDrawing,
  SUBSTITUENT,
  withSubstituent,
} from './testing/readDrawing';

const radicalsIn = ({ atoms }: ReturnType<typeof readDrawing>) =>
  atoms.filter(({ radical }) => radical).map(({ element }) => element);

const ABOVE: Point = step(corner(0), -90, 0.25 * BOND);

test('a dot beside a corner is an unpaired electron, of which the reading is not sure', () => {
  const drawing = cyclohexane().dot(ABOVE);
  const outcome = readLineArt(drawing.page(), drawing.box());
  expect(outcome).toMatchObject({ ok: true, confidence: 0.8, doubts: [{ kind: 'charge' }] });
  expect(radicalsIn(readDrawing(drawing))).toEqual(['C']);
});

test('a dot behind an oxygen takes the place of its hydrogen', () => {
  const drawing = withSubstituent('O').dot(step(SUBSTITUENT, 0, 0.4 * BOND));
  const outcome = readLineArt(drawing.page(), drawing.box());
  expect(radicalsIn(readDrawing(drawing))).toEqual(['O']);
  expect(outcome).toMatchObject({ remarks: [] });
});

test.each<[string, readonly Point[]]>([
  ['on a corner', [corner(0)]],
  ['beside another one', [ABOVE, step(ABOVE, 0, 0.3 * BOND)]],
  ['in the middle of the ring', [{ x: 200, y: 200 }]],
])('a dot %s is no unpaired electron', (_where, dots) => {
  const drawing = cyclohexane();
  for (const dot of dots) drawing.dot(dot);
  expect(radicalsIn(readDrawing(drawing))).toEqual([]);
});
