import type { Box, Point } from '../geometry/box';

/** Paler paint is background: white boxes behind letters, light shading; darkness, 0..1. */
export const MIN_INK = 0.12;
/** Two paints that differ by less are one colour, else the halves of a two-coloured bond; darkness. */
export const INK_DIFFERENCE = 0.02;

/** A straight line as painted: a stroke, or a filled shape so thin that it looks like one. */
export interface Line {
  readonly a: Point;
  readonly b: Point;
  /** Thickness in points. */
  readonly width: number;
  /** Darkness of the colour, 0..1; distinguishes the halves of a two-coloured bond. */
  readonly ink: number;
  readonly dashed: boolean;
}

/** A filled triangle, or a shape that narrows towards one end. */
export interface Wedge {
  readonly narrow: Point;
  readonly wide: Point;
  readonly wideWidth: number;
  readonly ink: number;
}

/** A bent stroke that is not a chain of straight bonds: an arrow, a wavy bond, a circle. */
export interface Curve {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly box: Box;
}

/** A filled shape that is neither line nor wedge: arrow heads, outlines of letters. */
export interface Blob {
  readonly box: Box;
  /** Its corners, for shapes with another possible meaning: wavy bonds drawn as outlines. */
  readonly outline?: readonly Point[];
  /** The lines that it may be in a row of such shapes: strokes of a hashed bond, about as thick as long. */
  readonly strokes?: readonly Line[];
}

/** The paths of a page, classified into the elements of drawn structures. */
export interface LineArt {
  readonly lines: readonly Line[];
  readonly wedges: readonly Wedge[];
  readonly curves: readonly Curve[];
  readonly blobs: readonly Blob[];
}
