import type { Point } from '../geometry/box';
import { boxHeight, boxOf, boxWidth } from '../geometry/boxes';
import { distance, project, skew } from '../geometry/vector';
import type { Blob, Curve, LineArt } from './lineArt';

/** Breadth of a wave in lengths. */
const MAX_BREADTH = 0.35;
/** How often a wave crosses its axis, at least; an outline does there and back. */
const MIN_SWINGS = 3;
/** Pieces of one wave meet within this share of the shorter one, ... */
const MEETING = 0.15;
/** ... and go on in its direction; sine of the angle between them. */
const MAX_TURN = 0.4;

/** A line around which a stroke or a thin outline oscillates. */
export interface Wave {
  readonly a: Point;
  readonly b: Point;
}

/** The waves of a drawing, those painted in several pieces joined. */
export const wavesOf = ({ curves, blobs }: Pick<LineArt, 'curves' | 'blobs'>): Wave[] =>
  joined([
    ...curves.flatMap((curve) => waveOf(curve) ?? []),
    ...blobs.flatMap((blob) => filledWave(blob) ?? []),
  ]);

/** The axis of an open stroke that swings from side to side; undefined for arcs and arrows. */
export const waveOf = ({ points, closed }: Curve): Wave | undefined =>
  !closed && swings(points) >= MIN_SWINGS ? axisOf(points) : undefined;

/** The axis of a thin filled shape that swings from side to side; letters do not. */
export const filledWave = ({ outline = [] }: Blob): Wave | undefined =>
  swings(outline) >= 2 * MIN_SWINGS + 1 ? axisOf(outline) : undefined;

function joined(waves: readonly Wave[]): Wave[] {
  for (const [i, wave] of waves.entries()) {
    const others = waves.slice(i + 1);
    for (const other of others) {
      const whole = joinedPair(wave, other);
      if (whole)
        return joined([
          ...waves.slice(0, i),
          whole,
          ...waves.slice(i + 1).filter((each) => each !== other),
        ]);
    }
  }
  return [...waves];
}

/** One wave of two that go on from each other. */
function joinedPair(p: Wave, q: Wave): Wave | undefined {
  const reach = MEETING * Math.min(distance(p.a, p.b), distance(q.a, q.b));
  if (Math.abs(skew(p.a, p.b, q.a, q.b)) > MAX_TURN) return undefined;
  const ends = [
    [p.a, p.b, q.a, q.b],
    [p.a, p.b, q.b, q.a],
    [p.b, p.a, q.a, q.b],
    [p.b, p.a, q.b, q.a],
  ] as const;
  const met = ends.find(
    ([end, far, other, beyond]) =>
      distance(end, other) <= reach && distance(far, beyond) > distance(far, end),
  );
  return met && { a: met[1], b: met[3] };
}

/** The axis of points that stay close to it. */
function axisOf(points: readonly Point[]): Wave | undefined {
  const ends = extremes(points);
  if (!ends) return undefined;
  const [a, b] = ends;
  const offs = points.map((p) => project(p, a, b).off);
  const breadth = Math.max(...offs) - Math.min(...offs);
  return breadth > MAX_BREADTH * distance(a, b) ? undefined : { a, b };
}

function swings(points: readonly Point[]): number {
  const ends = extremes(points);
  if (!ends) return 0;
  const sides = points.map((p) => Math.sign(Math.round(project(p, ends[0], ends[1]).off * 10)));
  const kept = sides.filter((side) => side !== 0);
  return kept.slice(1).filter((side, i) => side !== kept[i]).length;
}

/** The two points of an outline that are farthest apart, searched from its box's far corner. */
function extremes(points: readonly Point[]): [Point, Point] | undefined {
  const box = boxOf(points);
  const first = points[0];
  if (!box || !first || boxWidth(box) + boxHeight(box) === 0) return undefined;
  const farFrom = (from: Point): Point =>
    points.reduce((best, p) => (distance(p, from) > distance(best, from) ? p : best), first);
  const a = farFrom(first);
  return [a, farFrom(a)];
}
