import { localLevel } from './localLevel';

const SIDE = 40;
const REACH = 8;

/** A white picture with a dark box. */
function withBox([x0, y0, x1, y1]: readonly [number, number, number, number], level = 50) {
  const levels = new Uint8Array(SIDE * SIDE).fill(255);
  for (let y = y0; y < y1; y++) levels.fill(level, y * SIDE + x0, y * SIDE + x1);
  return levels;
}

const around = (levels: Uint8Array) => localLevel(levels, { width: SIDE, height: SIDE }, REACH);

test.each<[string, readonly [number, number, number, number]]>([
  ['a line', [5, 18, 35, 22]],
  ['a line as broad as the octagon', [2, 10, 38, 26]],
  ['a line along the edge', [0, 0, 40, 4]],
  ['a line along the other edge', [36, 0, 40, 40]],
])('%s is not around itself', (_what, box) => {
  expect(around(withBox(box)).every((level) => level === 255)).toBe(true);
});

test('what is broader keeps its straight edges', () => {
  const fill = withBox([10, 0, 27, 40]);
  expect(around(fill)).toEqual(fill);
});

test('a line inside a fill has the level of the fill', () => {
  const fill = withBox([0, 0, 40, 40], 90);
  const crossed = withBox([0, 0, 40, 40], 90);
  for (let y = 18; y < 22; y++) crossed.fill(0, y * SIDE + 3, y * SIDE + 37);
  expect(around(crossed)).toEqual(fill);
});

test('a picture narrower than the octagon has one level', () => {
  const levels = Uint8Array.of(0, 80, 30);
  expect([...localLevel(levels, { width: 3, height: 1 }, REACH)]).toEqual([80, 80, 80]);
});
