/** In points from the page's upper left corner, y down. */
export type PaintedPoint = readonly [x: number, y: number];

export interface PaintedLine {
  readonly from: PaintedPoint;
  readonly to: PaintedPoint;
  readonly width: number;
}

export interface PaintedLetters {
  readonly text: string;
  /** Left end of the baseline. */
  readonly at: PaintedPoint;
  /** Of the font, in points. */
  readonly size: number;
}

/** Plain shapes, all of them black, that draw a molecule. */
export interface Painted {
  readonly lines: readonly PaintedLine[];
  /** Filled. */
  readonly polygons: readonly (readonly PaintedPoint[])[];
  readonly letters: readonly PaintedLetters[];
}
