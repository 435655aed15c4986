import type { Point } from './box';

/** Distance between two points. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Of at least one point. */
export const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The point `a + t (b - a)`. */
export const along = (a: Point, b: Point, t: number): Point => ({
  x: a.x + t * (b.x - a.x),
  y: a.y + t * (b.y - a.y),
});

/** Unit vector from `a` to `b`; (1, 0) when the points coincide. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b);
  if (length === 0) return { x: 1, y: 0 };
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

export const dot = (u: Point, v: Point): number => u.x * v.x + u.y * v.y;

export const cross = (u: Point, v: Point): number => u.x * v.y - u.y * v.x;

export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

export const offset = (p: Point, u: Point, length: number): Point => ({
  x: p.x + u.x * length,
  y: p.y + u.y * length,
});

/** Where `p` lies along the line from `a` to `b` (0 at a, 1 at b) and how far off it is (signed). */
export function project(p: Point, a: Point, b: Point): { t: number; off: number } {
  const u = direction(a, b);
  const length = distance(a, b) || 1;
  const v = subtract(p, a);
  return { t: dot(v, u) / length, off: cross(u, v) };
}

/** Distance of `p` from the segment between `a` and `b`. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const { t } = project(p, a, b);
  return distance(p, along(a, b, Math.max(0, Math.min(1, t))));
}

/** Sine of the angle between the lines a-b and c-d: 0 if parallel, whatever their direction. */
export function skew(a: Point, b: Point, c: Point, d: Point): number {
  return Math.abs(cross(direction(a, b), direction(c, d)));
}
