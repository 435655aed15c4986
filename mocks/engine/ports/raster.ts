/** Pixels in memory that pdf.js paints a page on. */
export interface PageCanvas {
  /** The canvas and its 2D context, as pdf.js takes them; their types are the browser's. */
  readonly canvas: unknown;
  readonly context: unknown;
  /** Row by row, red, green, blue, opacity, each 0..255. */
  pixels(): Uint8ClampedArray;
  /** Frees the memory at once; garbage collectors do not see what lies outside their heap. */
  close(): void;
}

/** Where pages are painted. */
export interface Raster {
  /** Both sides in whole pixels. */
  open(width: number, height: number): Promise<PageCanvas>;
}
