import type { TextLine } from './textLine';

/** Whether a line extends beyond an x on both sides, by more than the point that a slanted page may cause. */
export const crosses = (line: TextLine, x: number): boolean =>
  line.box[0] < x - 1 && line.box[2] > x + 1;
