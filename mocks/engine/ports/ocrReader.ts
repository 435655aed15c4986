/** A word as read from a picture. */
export interface OcrWord {
  readonly text: string;
  /** 0..100. */
  readonly confidence: number;
  readonly bbox: OcrBox;
}

/** Pixels from the picture's top left corner. */
interface OcrBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A line of words, as Tesseract describes it; pixels. */
export interface OcrLine {
  readonly words: readonly OcrWord[];
  /** From its left to its right end. */
  readonly baseline: OcrBox;
  /** Height from the ascenders' tops to the descenders'. */
  readonly rowAttributes: { readonly rowHeight: number };
}

/** A program that reads the letters of pictures, such as tesseract.js. */
export interface OcrReader {
  /**
   * The lines of a page.
   *
   * @param bitmap a binary portable greymap (PGM)
   * @param dpi its resolution, pixels per inch
   * @throws the signal's reason on abort
   */
  read(bitmap: Uint8Array, dpi: number, signal: AbortSignal): Promise<readonly OcrLine[]>;
}
