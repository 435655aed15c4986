/** A reading, placed on the picture that it was read from. */
export interface Placement {
  /** Width of the picture, pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * The reading with the picture's pixels as coordinates: x from the left edge; y from the top edge and
   * negative, because y points upwards in molfiles.
   */
  readonly molfile: string;
}
