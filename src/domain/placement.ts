/** A reading as it lies on the picture that it was read from. */
export interface Placement {
  /** Of the picture, pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * The reading with the picture's pixels for coordinates: x from the left edge, y from the upper one
   * and negative, as molfiles have y upwards.
   */
  readonly molfile: string;
}
