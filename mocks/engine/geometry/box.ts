/** A point on a page, in PDF points (1/72 inch), origin at the top left, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An axis-parallel box `[x0, y0, x1, y1]` with x0 <= x1 and y0 <= y1, in the page's units. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];
