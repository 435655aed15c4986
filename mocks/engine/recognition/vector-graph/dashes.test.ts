import type { Line } from '../../lines/lineArt';
import { findDashes } from './dashes';

const line = (x0: number, x1: number, y: number): Line => ({
  a: { x: x0, y },
  b: { x: x1, y },
  ...{ width: 1, ink: 1, dashed: false },
});

test.each([
  ['dashes beside a bond', [line(0, 10, 0), line(0, 4, 2), line(6, 10, 2)], 2],
  ['two lines beside a bond', [line(0, 10, 0), line(-1, 4, 2), line(6, 11, 2)], 0],
  ['dashes far from the bond', [line(0, 10, 0), line(0, 4, 4), line(6, 10, 4)], 0],
  ['one dash', [line(0, 10, 0), line(0, 4, 2)], 0],
])('%s', (_what, lines, count) => {
  expect(findDashes(lines, 10).size).toBe(count);
});
