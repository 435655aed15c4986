import type { Point } from '../../geometry/box';
import { median } from '../../geometry/median';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';
import type { DrawnBond } from './drawnBond';

/** A dashed line this many times as broad as the others is hashed: its dashes are strokes across it. */
const BROAD = 2;
/** Usual bonds; longer lines are axes and borders. */
const LENGTHS = { min: 0.3, max: 2.2 } as const;

/** Hashed bonds that are painted as one broad dashed line. */
export function broadDashed(lines: readonly Line[], bondLength: number): Line[] {
  const widths = lines.flatMap(({ width, dashed }) => (dashed ? [] : [width]));
  const usual = median(widths, Infinity);
  return lines.filter((line) => {
    const length = lengthOf(line) / bondLength;
    const isBond = length >= LENGTHS.min && length <= LENGTHS.max;
    return line.dashed && isBond && line.width > 0 && line.width >= BROAD * usual;
  });
}

/** Its strokes are equally long: the drawing does not tell at which atom it starts. */
export const broadBond = (a: Point, b: Point, bondLength: number): DrawnBond => ({
  a,
  b,
  order: 1,
  stereo: 'down',
  slack: 0.15 * bondLength,
  narrowEndKnown: false,
});
