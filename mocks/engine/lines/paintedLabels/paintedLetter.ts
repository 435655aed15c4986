import type { Box } from '../../geometry/box';
import { boxHeight, boxWidth } from '../../geometry/boxes';
import type { LetterFrame } from '../letterShapes/letterShape';

/** A letter of a label. */
export interface PaintedLetter {
  readonly char: string;
  readonly box: Box;
  /** What it stands on and its height of capitals; a script's own. */
  readonly frame: LetterFrame;
  /** That of the label's capitals. */
  readonly line: LetterFrame;
  readonly cost: number;
}

/** Widest gap between the letters of a label, in heights of capitals. */
export const GAP = 0.3;
/** Bottoms this close, in heights of capitals, are on one baseline. */
export const LEVEL = 0.08;
/** Heights of sub- and superscripts, in heights of capitals. */
export const SCRIPT = { min: 0.45, max: 0.92 } as const;

/** The frame of a letter by itself: it stands on its own lower edge, and is as high as a capital. */
export const ownFrame = (box: Box): LetterFrame => ({ baseline: box[3], height: boxHeight(box) });

/** Raised signs reach this far above the capitals, in their heights. */
const ABOVE = 0.3;

/** A letter as high as its line: a raised sign is beside a lowered digit, too. */
export const lineBox = ({ box: [x0, y0, x1, y1], line }: PaintedLetter): Box => [
  x0,
  Math.min(y0, line.baseline - (1 + ABOVE) * line.height),
  x1,
  Math.max(y1, line.baseline),
];

/** Whether two shapes are side by side, near enough or not. */
export function areBeside(a: Box, b: Box | undefined): boolean {
  if (!b) return false;
  const apart = Math.max(a[0], b[0]) - Math.min(a[2], b[2]);
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return apart > -0.3 * Math.min(boxWidth(a), boxWidth(b)) && shared > 0;
}

/** The letter that a label goes on with. */
export function nextLetter(
  { box, line }: PaintedLetter,
  letters: readonly PaintedLetter[],
): PaintedLetter | undefined {
  let next: PaintedLetter | undefined;
  for (const other of letters) {
    const gap = (other.box[0] - box[2]) / line.height;
    const shift = Math.abs(other.line.baseline - line.baseline) / line.height;
    if (gap < -GAP || gap > GAP || shift > LEVEL || other.box[0] <= box[0]) continue;
    if (!next || other.box[0] < next.box[0]) next = other;
  }
  return next;
}
