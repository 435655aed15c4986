import type { Point } from '../../geometry/box';
import { distance } from '../../geometry/vector';
import { wavesOf } from '../../lines/waves';
import type { DrawingContent } from './drawingContent';
import type { DrawnBond } from './drawnBond';

/** Lengths of wavy bonds, bonds: those to carrier proteins are drawn long. */
const LENGTHS = { least: 0.5, most: 4 } as const;

/** Strokes or thin shapes that swing around a straight line. */
export const wavyBonds = (
  art: Pick<DrawingContent, 'curves' | 'blobs'>,
  bond: number,
): DrawnBond[] =>
  wavesOf(art).flatMap(({ a, b }) => {
    const length = distance(a, b) / bond;
    return length < LENGTHS.least || length > LENGTHS.most ? [] : [waveBond(a, b, bond)];
  });

/** A bond of unknown configuration between two places. */
export const waveBond = (a: Point, b: Point, bond: number): DrawnBond => ({
  a,
  b,
  order: 1,
  stereo: 'either',
  slack: 0.15 * bond,
  narrowEndKnown: true,
});
