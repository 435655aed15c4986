import { PADDING } from '../../recognition/pixel-graph/network';
import { inkBetween } from './inkBetween';

/** A picture of 100 x 40 pixels with ink from one column up to another in its middle row. */
function row(...pieces: [number, number][]) {
  const data = new Float32Array(100 * 40);
  for (const [from, to] of pieces) data.fill(1, 20 * 100 + from, 20 * 100 + to);
  return { width: 100, height: 40, data };
}

/** Between two places of a sketch at half the picture's size. */
const between = (picture: ReturnType<typeof row>) =>
  inkBetween(picture, 0.5)(
    { x: 10 + PADDING, y: 10 + PADDING },
    { x: 40 + PADDING, y: 10 + PADDING },
  );

test.each([
  ['a bond', [[20, 80]], true],
  ['a bond between two labels', [[35, 65]], true],
  [
    'strokes of a hashed bond',
    [
      [24, 26],
      [34, 36],
      [44, 46],
      [54, 56],
      [64, 66],
      [74, 76],
    ],
    true,
  ],
  [
    'the ends of two labels',
    [
      [20, 28],
      [72, 80],
    ],
    false,
  ],
  ['nothing', [], false],
] as [string, [number, number][], boolean][])('with %s between them', (_what, pieces, expected) => {
  expect(between(row(...pieces))).toBe(expected);
});
