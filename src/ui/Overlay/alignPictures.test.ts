/** @jest-environment node */
import { alignPictures } from './alignPictures';
import type { InkMap } from './inkMap';

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

/** A hexagon with a tail: it looks like itself in one place only. */
const DRAWING: readonly Line[] = [
  [40, 10, 60, 22],
  [60, 22, 60, 45],
  [60, 45, 40, 57],
  [40, 57, 20, 45],
  [20, 45, 20, 22],
  [20, 22, 40, 10],
  [60, 45, 80, 57],
  [80, 57, 100, 45],
  [25, 24, 25, 43],
];

/** Draws lines, scaled and moved, on a picture of this size. */
function draw(
  lines: readonly Line[],
  { width, height }: { width: number; height: number },
  { scale = 1, x = 0, y = 0 } = {},
): InkMap {
  const ink = new Uint8Array(width * height);
  for (const [x0, y0, x1, y1] of lines) {
    for (let t = 0; t <= 1; t += 0.002) {
      const column = Math.round((x0 + (x1 - x0) * t) * scale + x);
      const row = Math.round((y0 + (y1 - y0) * t) * scale + y);
      if (column >= 0 && row >= 0 && column < width && row < height) ink[row * width + column] = 1;
    }
  }
  return { width, height, ink };
}

const over = draw(DRAWING, { width: 120, height: 90 });
const size = { width: 200, height: 150 };

test.each([
  { scale: 1, x: 0, y: 0 },
  { scale: 1.5, x: 10, y: 20 },
  { scale: 1.3, x: 40, y: -5 },
  { scale: 0.8, x: 60, y: 60 },
])('finds a drawing again at %j', (placement) => {
  const found = alignPictures(draw(DRAWING, size, placement), over);
  expect(found?.score).toBeGreaterThan(0.8);
  expect(Math.abs((found?.scale ?? 0) - placement.scale)).toBeLessThan(0.05);
  expect(Math.abs((found?.x ?? 0) - placement.x)).toBeLessThan(3);
  expect(Math.abs((found?.y ?? 0) - placement.y)).toBeLessThan(3);
});

test('is not misled by a number under the drawing in the paper', () => {
  const number: Line[] = [
    [58, 86, 62, 82],
    [62, 82, 62, 96],
  ];
  const placement = { scale: 1.2, x: 20, y: 10 };
  const found = alignPictures(draw([...DRAWING, ...number], size, placement), over);
  expect(Math.abs((found?.scale ?? 0) - 1.2)).toBeLessThan(0.05);
  expect(Math.abs((found?.y ?? 0) - 10)).toBeLessThan(3);
});

test('scores low for another drawing', () => {
  const other: Line[] = [
    [10, 10, 10, 80],
    [30, 10, 30, 80],
    [50, 10, 50, 80],
  ];
  const found = alignPictures(draw(other, size), over);
  expect(found?.score ?? 0).toBeLessThan(0.6);
});

test.each([
  ['base', draw([], size), over],
  ['drawing', over, draw([], size)],
])('finds nothing when the %s is empty', (_what, one, two) => {
  expect(alignPictures(one, two)).toBeUndefined();
});
