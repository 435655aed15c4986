import type { Point } from '../geometry/box';
import { convexHull, outlineArea } from '../geometry/convexHull';
import { distance, midpoint, project } from '../geometry/vector';
import type { Wedge } from './lineArt';
import type { ShapeProfile } from './shapeProfile';

/** Part of the box along its axis that a triangle fills: one half, or more if its end is cut. */
const MIN_TRIANGLE = 0.36;
const MAX_TRIANGLE = 0.63;
/** A wedge whose narrow end is as wide as a line: up to this share of its wide end ... */
const MAX_TAPER = 0.55;
/** ... fills at most this part of its box. */
const MAX_TRAPEZOID = 0.8;
/** Corners of a trapezoid, with one more where an end is cut to fit the next bond. */
const TRAPEZOID_CORNERS = 6;
/** Thinnest wide end of a wedge, points. */
const MIN_WEDGE_WIDTH = 0.45;
/** Shorter shapes (points) are the strokes of hashed bonds, which taper only because of rounding. */
const MIN_WEDGE_LENGTH = 2;
const MAX_WEDGE_ASPECT = 0.85;
/** Opposite sides of a thick stroke cut aslant differ by less than this share; those of wedges by more. */
const MIN_SIDE_RATIO = 0.75;
/** A wedge fills at least this share of its convex hull: its end may be notched, but it has no arms as L has. */
const MIN_CONVEX = 0.7;

/** The wedge that an outline shows; undefined if it is another shape. */
export function filledWedge(
  corners: readonly Point[],
  profile: ShapeProfile,
  ink: number,
): Wedge | undefined {
  const { length, width, filled } = profile;
  if (length < MIN_WEDGE_LENGTH || width < MIN_WEDGE_WIDTH || width > MAX_WEDGE_ASPECT * length) {
    return undefined;
  }
  if (isSlab(corners) || hasArms(corners)) return undefined;
  if (filled > MIN_TRIANGLE && filled < MAX_TRIANGLE) return triangleOf(corners, profile, ink);
  return filled < MAX_TRAPEZOID &&
    corners.length <= TRAPEZOID_CORNERS &&
    isTapered(corners, profile)
    ? triangleOf(corners, profile, ink)
    : undefined;
}

/**
 * Whether a shape has four corners and opposite sides of about the same length: a thick stroke of a hashed bond,
 * whose axis, taken from one diagonal, would make it seem tapered.
 */
function isSlab(corners: readonly Point[]): boolean {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d || corners.length > 4) return false;
  const areAlike = (p: number, q: number) => Math.min(p, q) >= MIN_SIDE_RATIO * Math.max(p, q);
  return areAlike(distance(a, b), distance(c, d)) && areAlike(distance(b, c), distance(d, a));
}

const hasArms = (corners: readonly Point[]): boolean =>
  outlineArea(corners) < MIN_CONVEX * outlineArea(convexHull(corners));

/** Whether one end of a shape is much wider than the other. */
function isTapered(corners: readonly Point[], { a, b }: ShapeProfile): boolean {
  const placed = corners.map((p) => project(p, a, b));
  const widthOf = (part: (t: number) => boolean): number => {
    const offs = placed.filter(({ t }) => part(t)).map(({ off }) => off);
    return offs.length > 0 ? Math.max(...offs) - Math.min(...offs) : 0;
  };
  const [start, end] = [widthOf((t) => t < 0.3), widthOf((t) => t > 0.7)];
  const wide = Math.max(start, end);
  return wide >= 2 * MIN_WEDGE_WIDTH && Math.min(start, end) < MAX_TAPER * wide;
}

/**
 * A whole wedge. Its wide end is between the outermost corners of the half that contains the centroid; that
 * half may be cut to fit the next bond.
 */
function triangleOf(
  corners: readonly Point[],
  profile: ShapeProfile,
  ink: number,
): Wedge | undefined {
  const { a, b, width } = profile;
  const [narrow, tail] = project(centreOf(corners), a, b).t > 0.5 ? [a, b] : [b, a];
  const placed = corners
    .map((p) => ({ p, ...project(p, narrow, tail) }))
    .filter(({ t }) => t > 0.45);
  const [first] = placed;
  if (!first) return undefined;
  const high = placed.reduce((best, c) => (c.off > best.off ? c : best), first);
  const low = placed.reduce((best, c) => (c.off < best.off ? c : best), first);
  return { narrow, wide: midpoint(high.p, low.p), wideWidth: width, ink };
}

/** Centroid of an outline's area. */
function centreOf(corners: readonly Point[]): Point {
  const origin = corners[0] ?? { x: 0, y: 0 };
  let [twice, x, y] = [0, 0, 0];
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length] ?? p;
    const part = (p.x - origin.x) * (q.y - origin.y) - (q.x - origin.x) * (p.y - origin.y);
    twice += part;
    x += part * (p.x + q.x + origin.x);
    y += part * (p.y + q.y + origin.y);
  });
  return twice === 0 ? origin : { x: x / (3 * twice), y: y / (3 * twice) };
}
