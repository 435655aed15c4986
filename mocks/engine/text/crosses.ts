import type { TextLine } from './textLine';

/** A slanted page may cause a line to extend this far beyond its column, points. */
export const TOLERANCE = 1;

/** Whether a line extends beyond an x on both sides. */
export const crosses = (line: TextLine, x: number): boolean =>
  line.box[0] < x - TOLERANCE && line.box[2] > x + TOLERANCE;
