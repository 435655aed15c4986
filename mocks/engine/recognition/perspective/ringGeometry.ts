import type { Point } from '../../geometry/box';

/** A point turned about the origin; `angle` in radians, clockwise on the page. */
export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

/** Positive if the corners run clockwise on the page. */
export function areaOf(corners: readonly Point[]): number {
  return corners.reduce((sum, p, i) => {
    const q = corners[(i + 1) % corners.length] ?? p;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);
}

/** Whether a bond is within the angle, less than 180°, of two others. */
export function isBetween(a: Point, b: Point, c: Point, p: Point): boolean {
  const cross = (q: Point, r: Point) => (q.x - b.x) * (r.y - b.y) - (q.y - b.y) * (r.x - b.x);
  const turn = Math.sign(cross(a, c));
  return Math.sign(cross(a, p)) === turn && Math.sign(cross(p, c)) === turn;
}

/** Whether a point is left of the path from `a` over `b` to `c`, as seen on the page. */
export function isLeftOf(a: Point, b: Point, c: Point, p: Point): boolean {
  const turn = (to: Point) => {
    const base = Math.atan2(a.y - b.y, a.x - b.x);
    const angle = Math.atan2(to.y - b.y, to.x - b.x) - base;
    return (angle + 4 * Math.PI) % (2 * Math.PI);
  };
  // Angles grow clockwise on the page: from `a`, the left side of the path comes first.
  return turn(p) < turn(c);
}
