/** An atom as a program beside MARCUS places it in the picture that it was given. */
export interface PlacedAtom {
  readonly symbol: string;
  /** Shares of the picture's width and height, 0..1. */
  readonly x: number;
  readonly y: number;
  /** 0..1. */
  readonly confidence?: number | undefined;
}

/** What a program beside MARCUS read from a picture: unchecked, as it came. */
export interface EngineAnswer {
  readonly smiles?: string | undefined;
  readonly molfile?: string | undefined;
  /** 0..1, if the program states one. */
  readonly confidence?: number | undefined;
  /** In the order of the molfile's atoms. */
  readonly atoms?: readonly PlacedAtom[] | undefined;
  /** Why it read nothing, worded for the user. */
  readonly reason?: string | undefined;
}
