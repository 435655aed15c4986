/** A picture as it is put on a page of a PDF. */
export interface OpenedPicture {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels an inch, if the file states a usable figure. */
  readonly dpi?: number;
}

/** Reads picture files by what the browser offers. */
export interface Pictures {
  /**
   * PNG and JPEG as they are; TIFF, page by page, and SVG as PNG.
   *
   * @throws Error with the reason, for any other file, and for one that is damaged or too large
   */
  open(file: Blob): Promise<readonly OpenedPicture[]>;
  /**
   * Pictures that the user pastes anywhere on the page, unless a text comes with them.
   *
   * @returns the function that stops listening
   */
  whenPasted(listener: (pictures: readonly File[]) => void): () => void;
}
