/** The network that reads a line of text, and the letters that it knows. */
export interface LineLook extends LineFormat {
  /**
   * @param view `height` x width values, 0 paper to 1 ink; the width is a multiple of 4
   * @returns frames x (letters + 1) logits; blank is the first of each frame
   */
  readonly run: (view: Float32Array, width: number) => Promise<Float32Array>;
}

export interface LineFormat {
  /** Rows of a view. */
  readonly height: number;
  /** Its letters are UTF-16 units. */
  readonly alphabet: string;
}
