import type { Point } from './box';
import { cross, subtract } from './vector';

/** Area of an outline by the shoelace formula. */
export function outlineArea(corners: readonly Point[]): number {
  const [origin] = corners;
  if (!origin) return 0;
  const twice = corners.reduce((sum, p, i) => {
    const q = corners[(i + 1) % corners.length] ?? p;
    return sum + cross(subtract(p, origin), subtract(q, origin));
  }, 0);
  return Math.abs(twice) / 2;
}

/** Convex hull of the points, in order (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const p of points) {
    while (hull.length > 1 && turnsRight(hull.at(-2), hull.at(-1), p)) hull.pop();
    hull.push(p);
  }
  return hull.slice(0, -1);
}

const turnsRight = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  a !== undefined && b !== undefined && cross(subtract(b, a), subtract(c, a)) <= 1e-9;
