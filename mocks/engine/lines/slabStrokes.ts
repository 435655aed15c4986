import type { Point } from '../geometry/box';
import { distance, midpoint, skew } from '../geometry/vector';
import { MAX_STROKE } from './hashRuns';
import type { Line } from './lineArt';

/** Sine of the smallest angle between the sides of a slab. */
const UPRIGHT = 0.8;
/** Opposite sides of a slab: the shorter one in lengths of the other. */
const ALIKE = 0.6;
/** A slab that is longer than this many times its thickness can only be a stroke along its longer sides. */
const ALMOST_SQUARE = 1.2;

/**
 * The lines that a small shape with four corners may be if others beside it make a hashed bond of it; two if
 * it is about as thick as long.
 */
export function slabStrokes(corners: readonly Point[], ink: number): Line[] {
  const [p, q, r, s] = corners;
  if (!p || !q || !r || !s || corners.length > 4) return [];
  if (skew(p, q, q, r) < UPRIGHT || !areAlike(p, q, r, s) || !areAlike(q, r, s, p)) return [];
  const axes = [
    [midpoint(p, q), midpoint(r, s)],
    [midpoint(q, r), midpoint(s, p)],
  ] as const;
  const [one, other] = axes.map(([from, to]) => distance(from, to));
  if (!one || !other || Math.max(one, other) > MAX_STROKE) return [];
  return axes.flatMap(([a, b], i): Line[] => {
    const [length, width] = i === 0 ? [one, other] : [other, one];
    return ALMOST_SQUARE * length < width ? [] : [{ a, b, width, ink, dashed: false }];
  });
}

const areAlike = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const [short, long] = [distance(a, b), distance(c, d)].sort((m, n) => m - n);
  return (short ?? 0) >= ALIKE * (long ?? 0);
};
