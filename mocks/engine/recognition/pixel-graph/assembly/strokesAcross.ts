import type { Point } from '../../../geometry/box';
import type { InkImage } from '../../../ink/inkImage';
import { inkAcross } from './inkAcross';

/** The part of a line over which its ink is averaged: its ends may be under letters or other bonds. */
const MIDDLE = { from: 0.3, to: 0.7 } as const;
const PLACES_ALONG = 15;
/** How far to either side to look for strokes, pixels. */
const REACH = 8;
/** A stroke has at least this share of the strongest one's ink. */
const LEAST_STROKE = 0.35;
/** Between two strokes there is less than this share of the weaker one's ink. */
const MOST_BETWEEN = 0.8;

/**
 * The number of parallel strokes of a bond. Correct for all 667 double and triple bonds in correct readings
 * of the development images that could be either.
 *
 * @param from point in pixels of `ink`
 */
export function strokesAcross(ink: InkImage, from: Point, to: Point): number {
  const profile = meanProfile(ink, from, to);
  const least = LEAST_STROKE * Math.max(...profile);
  let count = 0;
  let peak = 0;
  let valley = Infinity;
  profile.forEach((value, i) => {
    const isTop = value >= (profile[i - 1] ?? 0) && value > (profile[i + 1] ?? 0) && value > least;
    if (isTop && (!count || valley < MOST_BETWEEN * Math.min(value, peak))) {
      count++;
      peak = value;
      valley = value;
    } else if (isTop && value > peak) {
      peak = value;
      valley = value;
    }
    valley = Math.min(valley, value);
  });
  return count;
}

/** The mean ink at each distance from the line, from one side to the other. */
function meanProfile(ink: InkImage, from: Point, to: Point): number[] {
  const sums: number[] = [];
  for (let k = 0; k < PLACES_ALONG; k++) {
    const at = MIDDLE.from + ((MIDDLE.to - MIDDLE.from) * k) / (PLACES_ALONG - 1);
    inkAcross(ink, from, to, { at, reach: REACH }).forEach((value, i) => {
      sums[i] = (sums[i] ?? 0) + value;
    });
  }
  return sums.map((sum) => sum / PLACES_ALONG);
}
