/**
 * Dense pages of articles have some 5000 runs of text; a hostile page may have millions. No more are read, and where
 * all pairs would be compared, nothing is looked for on a page with more: it is a plot.
 */
export const MAX_RUNS = 20_000;

/** A run of letters as placed by pdf.js, in points, origin top left, y down. */
export interface PlacedText {
  readonly text: string;
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Font size in points. */
  readonly size: number;
  /** Direction of writing, degrees clockwise. */
  readonly angle: number;
  /** pdf.js's name of the font, which only distinguishes fonts within one document. */
  readonly font: string;
  /** 0..1, of a word that was read from a scanned page's picture. */
  readonly confidence?: number;
}

export interface TextPage {
  readonly pageIndex: number;
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
}
