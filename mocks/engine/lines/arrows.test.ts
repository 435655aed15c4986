import { dropArrows } from './arrows';
import type { LineArt } from './lineArt';

/** A shaft that leads to the right and the head at its end. */
const arrow = (shaft: number, head: number): LineArt => ({
  lines: [{ a: { x: 0, y: 0 }, b: { x: shaft, y: 0 }, width: 1, ink: 1, dashed: false }],
  wedges: [{ narrow: { x: shaft + head, y: 0 }, wide: { x: shaft, y: 0 }, wideWidth: 4, ink: 1 }],
  curves: [],
  blobs: [],
});

test.each([
  ['an arrow with a large head', arrow(18, 12), 0],
  ['a line before a larger wedge', arrow(40, 16), 1],
  ['a line hardly longer than the wedge, as two bonds are', arrow(11, 10), 1],
])('%s', (_what, art, left) => {
  const { lines, wedges } = dropArrows(art);
  expect([lines.length, wedges.length]).toEqual([left, left]);
});

test('a line that goes on at its other end is a bond', () => {
  const art = arrow(18, 8);
  const on = { a: { x: 0, y: 0 }, b: { x: -9, y: 9 }, width: 1, ink: 1, dashed: false };
  expect(dropArrows({ ...art, lines: [...art.lines, on] }).lines).toHaveLength(2);
});
