import type { Point } from '../../geometry/box';
import { boxHeight, boxOf, boxWidth } from '../../geometry/boxes';
import { distance, project } from '../../geometry/vector';
import type { DrawingContent } from './drawingContent';
import type { DrawnBond } from './drawnBond';

/** Strokes or thin outlines that oscillate around a straight line. */
export function wavyBonds(
  { curves, blobs }: Pick<DrawingContent, 'curves' | 'blobs'>,
  bond: number,
): DrawnBond[] {
  const swinging = curves
    .filter(({ points, closed }) => !closed && swings(points) >= 3)
    .map(({ points }) => points);
  const outlines = blobs.flatMap(({ outline }) =>
    outline && outline.length > 20 ? [outline] : [],
  );
  return [...swinging, ...outlines].flatMap((points) => {
    const ends = extremes(points);
    if (!ends) return [];
    const [a, b] = ends;
    const length = distance(a, b);
    const offs = points.map((p) => project(p, a, b).off);
    const width = Math.max(...offs) - Math.min(...offs);
    if (length < 0.5 * bond || length > 2.2 * bond || width > 0.35 * length) return [];
    return [waveBond(a, b, bond)];
  });
}

/** A bond of unknown configuration between two places. */
export const waveBond = (a: Point, b: Point, bond: number): DrawnBond => ({
  a,
  b,
  order: 1,
  stereo: 'either',
  slack: 0.15 * bond,
  narrowEndKnown: true,
});

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
