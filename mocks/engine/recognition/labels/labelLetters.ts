/** A letter of a label. */
export interface LabelLetter {
  readonly char: string;
  /** Raised above, on, or below the label's baseline; undefined if that is not known. */
  readonly level?: 1 | 0 | -1 | undefined;
}
