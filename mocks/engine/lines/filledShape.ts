import type { Point } from '../geometry/box';
import { boxOf } from '../geometry/boxes';
import { along, distance, midpoint, offset, project } from '../geometry/vector';
import type { Blob, Line, Wedge } from './lineArt';

/** Filled shapes below this length (points) are specks. */
const MIN_LENGTH = 0.4;
/** Maximum thickness of a filled line relative to its length ... */
const MAX_LINE_ASPECT = 0.3;
/** ... or, for the last strokes of a hashed wedge, in points. */
const HAIR_WIDTH = 0.8;
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

/** The widths of a shape along its longest axis. */
interface Profile {
  readonly a: Point;
  readonly b: Point;
  readonly length: number;
  readonly width: number;
  /** Side of the axis that the shape's middle is on. */
  readonly shift: number;
  /** Which part of the box along the axis is filled. */
  readonly filled: number;
}

export type FilledShape =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'wedge'; readonly wedge: Wedge }
  | { readonly kind: 'blob'; readonly blob: Blob };

/** Classifies a filled outline; undefined for specks and for outlines without area. */
export function readFilledShape(
  points: readonly Point[],
  curved: boolean,
  ink: number,
): FilledShape | undefined {
  const corners = withoutRepeats(points);
  const box = boxOf(corners);
  if (!box || corners.length < 2) return undefined;
  const profile = profileOf(corners);
  if (!profile || profile.length < MIN_LENGTH) return undefined;
  const { length, width } = profile;
  const wedge = curved && corners.length > 8 ? undefined : wedgeOf(corners, profile, ink);
  if (wedge) return { kind: 'wedge', wedge };
  if (width < MAX_LINE_ASPECT * length || (width < HAIR_WIDTH && width < 0.95 * length)) {
    return { kind: 'line', line: lineOf(profile, ink) };
  }
  return { kind: 'blob', blob: { box } };
}

function withoutRepeats(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    if (kept.every((other) => distance(other, point) > 0.02)) kept.push(point);
  }
  return kept;
}

/** Outlines with more corners are letters or hatching; the search below is quadratic. */
const MAX_CORNERS = 40;

function profileOf(corners: readonly Point[]): Profile | undefined {
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
    filled: areaOf(corners) / (distance(a, b) * (high - low) || 1),
  };
}

/** Area of an outline by the shoelace formula. */
function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length];
    if (q) twice += p.x * q.y - q.x * p.y;
  });
  return Math.abs(twice) / 2;
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
  if (distance(first, last) < MIN_LENGTH / 2) return [a, b];
  const reach = near.map(({ p }) => project(p, first, last).t);
  return [along(first, last, Math.min(...reach)), along(first, last, Math.max(...reach))];
}

function mean(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function wedgeOf(corners: readonly Point[], profile: Profile, ink: number): Wedge | undefined {
  const { length, width, filled } = profile;
  if (length < MIN_WEDGE_LENGTH || width < MIN_WEDGE_WIDTH || width > MAX_WEDGE_ASPECT * length) {
    return undefined;
  }
  if (isSlab(corners)) return undefined;
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

/** Whether one end of a shape is much wider than the other. */
function isTapered(corners: readonly Point[], { a, b }: Profile): boolean {
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
function triangleOf(corners: readonly Point[], profile: Profile, ink: number): Wedge | undefined {
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

/** The round or square caps of a filled line extend half its width beyond the line as drawn. */
function lineOf({ a, b, length, width, shift }: Profile, ink: number): Line {
  const side = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const cut = Math.min(width / 2, length / 4) / length;
  const middle = (p: Point): Point => offset(p, side, shift);
  return {
    a: middle(along(a, b, cut)),
    b: middle(along(a, b, 1 - cut)),
    width,
    ink,
    dashed: false,
  };
}
