/**
 * The contents of a PDF page as plain data, passed from the PDF reader to segmentation and recognition.
 *
 * All coordinates are PDF points with the origin at the page's top left and y downwards, after the page's own
 * rotation: what a reader sees.
 */
import type { Box, Point } from '../geometry/box';

/** One path painted by the page, with its curves reduced to their end points; for strokes, see `middles`. */
export interface VectorPath {
  readonly kind: 'stroke' | 'fill';
  /** Stroke width in points; 0 for fills. */
  readonly lineWidth: number;
  /** Darkness of the painted colour, 0 (white) to 1 (black). */
  readonly ink: number;
  readonly dashed: boolean;
  readonly subpaths: readonly Subpath[];
}

export interface Subpath {
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** True if at least one piece of the subpath was a Bézier curve. */
  readonly curved: boolean;
  /** Of a stroke with curves: the point halfway along each piece, one fewer than there are points. */
  readonly middles?: readonly Point[];
}

/** A run of letters as placed by the PDF. */
export interface TextRun {
  readonly text: string;
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Advance width in points. */
  readonly width: number;
  /** Font size in points. */
  readonly size: number;
  /** Direction of writing, degrees clockwise; 0 for ordinary text. */
  readonly angle: number;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Where a picture is placed. */
export interface ImagePlacement {
  readonly box: Box;
  /** All of a stencil's sheet, if only part of it is painted. */
  readonly sheet?: Box;
  /** Pixel size of the stored picture. */
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** True for a 1-bit mask painted in one colour (labels and wedges of some word processors). */
  readonly stencil: boolean;
}

export interface PageContent {
  readonly pageIndex: number;
  readonly width: number;
  readonly height: number;
  readonly paths: readonly VectorPath[];
  /** The letters that a reader sees, and a scanned page's invisible ones. */
  readonly texts: readonly TextRun[];
  readonly images: readonly ImagePlacement[];
}
