import type { Point } from '../geometry/box';
import { outlineArea } from '../geometry/convexHull';
import { along, distance, project } from '../geometry/vector';

/** Filled shapes below this length (points) are specks. */
export const SPECK = 0.4;

/** The widths of a shape along its longest axis. */
export interface ShapeProfile {
  readonly a: Point;
  readonly b: Point;
  readonly length: number;
  readonly width: number;
  /** Side of the axis that the shape's middle is on. */
  readonly shift: number;
  /** Which part of the box along the axis is filled. */
  readonly filled: number;
}

/** Outlines with more corners are letters or hatching; the search below is quadratic. */
const MAX_CORNERS = 40;

/** The widths of an outline; undefined if it has too many corners or no length. */
export function profileOf(corners: readonly Point[]): ShapeProfile | undefined {
  if (corners.length > MAX_CORNERS) return undefined;
  const ends = farthestPair(corners);
  if (!ends) return undefined;
  const [a, b] = centredEnds(corners, ends);
  const spread = corners.map((p) => project(p, a, b));
  const offs = spread.map(({ off }) => off);
  const low = Math.min(...offs);
  const high = Math.max(...offs);
  return {
    a,
    b,
    length: distance(a, b),
    width: high - low,
    shift: (high + low) / 2,
    filled: outlineArea(corners) / (distance(a, b) * (high - low) || 1),
  };
}

function farthestPair(corners: readonly Point[]): [Point, Point] | undefined {
  let best: [Point, Point] | undefined;
  let length = 0;
  for (const p of corners) {
    for (const q of corners) {
      const d = distance(p, q);
      if (d > length) {
        length = d;
        best = [p, q];
      }
    }
  }
  return best;
}

/**
 * Moves the axis from the diagonal of a slab to its middle: each end becomes the mean of the corners near it.
 * Otherwise a short thick stroke would be tilted by its own thickness.
 */
function centredEnds(corners: readonly Point[], [a, b]: [Point, Point]): [Point, Point] {
  const near = corners.map((p) => ({ p, t: project(p, a, b).t }));
  const first = mean(near.filter(({ t }) => t < 0.3).map(({ p }) => p)) ?? a;
  const last = mean(near.filter(({ t }) => t > 0.7).map(({ p }) => p)) ?? b;
  if (distance(first, last) < SPECK / 2) return [a, b];
  const reach = near.map(({ p }) => project(p, first, last).t);
  return [along(first, last, Math.min(...reach)), along(first, last, Math.max(...reach))];
}

function mean(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
