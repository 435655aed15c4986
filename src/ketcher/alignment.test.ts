import { alignment, type Place } from './alignment';

const SQUARE: readonly Place[] = [
  { x: 10, y: 10 },
  { x: 30, y: 10 },
  { x: 30, y: 30 },
  { x: 10, y: 30 },
];
const moved = (scale: number, x: number, y: number) =>
  SQUARE.map((place) => ({ x: scale * place.x + x, y: scale * place.y + y }));

test('places that were scaled and shifted are found again', () => {
  const found = alignment(SQUARE, moved(0.05, 3, -2));
  expect(found?.scale).toBeCloseTo(0.05);
  expect([found?.x, found?.y]).toEqual([expect.closeTo(3), expect.closeTo(-2)]);
});

test('an atom that was read a little off moves nothing by much', () => {
  const off = moved(0.05, 0, 0).with(2, { x: 1.6, y: 1.5 });
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
