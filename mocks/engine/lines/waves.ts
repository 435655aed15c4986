import type { Point } from '../geometry/box';
import { boxHeight, boxOf, boxWidth } from '../geometry/boxes';
import { distance, project } from '../geometry/vector';
import type { Curve } from './lineArt';

/** Breadth of a wave in lengths. */
const MAX_BREADTH = 0.35;

/** A line around which a stroke or a thin outline oscillates. */
export interface Wave {
  readonly a: Point;
  readonly b: Point;
}

/** The axis of an open stroke that swings from side to side; undefined for arcs and arrows. */
export const waveOf = ({ points, closed }: Curve): Wave | undefined =>
  !closed && swings(points) >= 3 ? axisOf(points) : undefined;

/** The axis of points that stay close to it. */
export function axisOf(points: readonly Point[]): Wave | undefined {
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
