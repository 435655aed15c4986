import { alignment } from './alignment';
import { atomPlaces, type Place } from './atomPlaces';

const SQUARE: readonly Place[] = [
  [10, 10],
  [30, 10],
  [30, 30],
  [10, 30],
];
const moved = (scale: number, x: number, y: number) =>
  SQUARE.map(([u, v]): Place => [scale * u + x, scale * v + y]);

test('places that were scaled and shifted are found again', () => {
  const found = alignment(SQUARE, moved(0.05, 3, -2));
  expect(found?.scale).toBeCloseTo(0.05);
  expect([found?.x, found?.y]).toEqual([expect.closeTo(3), expect.closeTo(-2)]);
});

test('an atom that was read a little off moves nothing by much', () => {
  const off = moved(0.05, 0, 0).with(2, [1.6, 1.5]);
  expect(alignment(SQUARE, off)?.scale).toBeCloseTo(0.05, 2);
});

test.each<[string, readonly Place[]]>([
  ['another number of atoms', moved(0.05, 0, 0).slice(1)],
  ['a drawing that was laid out anew', moved(0.05, 0, 0).toReversed()],
  ['a drawing upside down', moved(-0.05, 0, 0)],
  ['no atom', []],
])('%s does not fit', (_what, places) => {
  expect(alignment(SQUARE, places)).toBeUndefined();
});

test('of a molfile, y points downwards', () => {
  const molfile = [
    ...['', '', '', '  2  1  0  0  0  0  0  0  0  0999 V2000'],
    '   12.5000  -40.0000    0.0000 C   0  0',
    '  112.5000 -140.0000    0.0000 O   0  0',
    '  1  2  1  0',
  ].join('\n');
  expect(atomPlaces(molfile)).toEqual([
    [12.5, 40],
    [112.5, 140],
  ]);
});

test('a text that is no molfile has no places', () => {
  expect(atomPlaces('C=O')).toEqual([]);
});
