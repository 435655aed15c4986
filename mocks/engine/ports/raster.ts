/** A canvas in memory on which pdf.js paints a page. */
export interface PageCanvas {
  /** The canvas and its 2D context, as pdf.js takes them; their types are the browser's. */
  readonly canvas: unknown;
  readonly context: unknown;
  /** Row by row, red, green, blue, opacity, each 0..255. */
  pixels(): Uint8ClampedArray;
  /** Frees the memory at once; garbage collectors don't see memory outside their heap. */
  close(): void;
}

/** Provides the canvases for painting pages. */
export interface Raster {
  /** Both sides in whole pixels. */
  open(width: number, height: number): Promise<PageCanvas>;
}
