import type { TextLine } from './textLine';

/** Whether a line stands on both sides of an x; a point on either side may be the page's own slant. */
export const crosses = (line: TextLine, x: number): boolean =>
  line.box[0] < x - 1 && line.box[2] > x + 1;
