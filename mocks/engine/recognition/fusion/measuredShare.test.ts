import { measuredShare } from './measuredShare';

/** Of a program whose confidences are right three times out of four, by its own word. */
const readings = (right: number, judged: number) => ({ right, judged, stated: 0.75 * judged });

test.each([
  ['none', 0.8, readings(0, 0), 0.8],
  ['three wrong ones', 0.8, readings(0, 3), 0.8],
  ['one too few', 0.8, readings(0, 19), 0.8],
  ['the least, as many right as it promised', 0.8, { right: 12, judged: 20, stated: 15 }, 0.8],
  ['the least, all wrong', 0.8, readings(0, 20), 40 / 65],
  ['the least, all right', 0.8, readings(20, 20), 60 / 65],
  ['many, all wrong', 0.8, readings(0, 1_000), 0.05],
  ['many, of which half of those promised are right', 0.8, readings(750, 2_000), 0.51],
  ['many, more right than it promised', 0.8, readings(1_000, 1_000), 1],
  ['many of a program that is trusted little', 0.4, readings(600, 1_000), 0.75],
])('by %s', (_what, builtIn, checked, share) => {
  expect(measuredShare(builtIn, checked)).toBeCloseTo(share, 2);
});
