import type { Point } from './box';
import { cross, subtract } from './vector';

/**
 * Whether two lines, a-b and c-d, cross.
 *
 * @param margin share of each line's length, at either end, that does not count
 */
export function isCrossing(a: Point, b: Point, c: Point, d: Point, margin = 0): boolean {
  const isInner = (t: number): boolean => t > margin && t < 1 - margin;
  return isInner(crossingAt(a, b, c, d)) && isInner(crossingAt(c, d, a, b));
}

/** Where the line a-b meets the one through c and d: 0 at a, 1 at b; not finite if they are parallel. */
function crossingAt(a: Point, b: Point, c: Point, d: Point): number {
  const across = subtract(d, c);
  return cross(subtract(c, a), across) / cross(subtract(b, a), across);
}
