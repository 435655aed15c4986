import type { Point } from '../../geometry/box';
import { distance } from '../../geometry/vector';
import { axisOf, waveOf } from '../../lines/waves';
import type { DrawingContent } from './drawingContent';
import type { DrawnBond } from './drawnBond';

/** Strokes or thin outlines that oscillate around a straight line. */
export function wavyBonds(
  { curves, blobs }: Pick<DrawingContent, 'curves' | 'blobs'>,
  bond: number,
): DrawnBond[] {
  const outlines = blobs.flatMap(({ outline }) =>
    outline && outline.length > 20 ? (axisOf(outline) ?? []) : [],
  );
  return [...curves.flatMap((curve) => waveOf(curve) ?? []), ...outlines].flatMap(({ a, b }) => {
    const length = distance(a, b);
    return length < 0.5 * bond || length > 2.2 * bond ? [] : [waveBond(a, b, bond)];
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
