import type { PictureSize } from '../ink/pixels';

/**
 * The common answer of the recognition programs: atoms with places, bonds with orders and wedges.
 *
 * x and y are in the drawing's own units with y growing downwards (as on the page); molfile writers
 * turn y over and scale.
 */
export interface GraphAtom {
  readonly x: number;
  readonly y: number;
  /** Element symbol, or `*` for a residue (R, Ar, X ...). */
  readonly element: string;
  readonly charge: number;
  /** Mass number where drawn (D is H with 2). */
  readonly isotope?: number;
  /** Label as drawn when it is no element, e.g. `R1`. */
  readonly label?: string;
  /** 0..1, where the program knows it. */
  readonly confidence?: number;
}

/** `up` and `down` start at the narrow end, `begin`. */
export type BondStereo = 'none' | 'up' | 'down' | 'either';

export interface GraphBond {
  /** Index of the atom at the narrow end of a wedge. */
  readonly begin: number;
  readonly end: number;
  /** 4 is aromatic (drawn as a circle in the ring). */
  readonly order: 1 | 2 | 3 | 4;
  readonly stereo: BondStereo;
  readonly confidence?: number;
}

export interface MolecularGraph {
  readonly atoms: readonly GraphAtom[];
  readonly bonds: readonly GraphBond[];
}

/** What a recognition program answers for one drawing. */
export type RecognitionOutcome =
  | {
      readonly ok: true;
      readonly graph: MolecularGraph;
      /**
       * The picture that was read, when the graph's places are pixels of it: from its upper left corner,
       * y downwards. Absent where they have another unit or origin.
       */
      readonly picture?: PictureSize;
      /**
       * 0..1. Of PixelGraph: the share of its readings of this kind that are right, as measured on
       * pictures of patents whose structure is known; of the others a score.
       */
      readonly confidence: number;
      /** 0..1: what `confidence` was derived from, for measuring it again. */
      readonly rawConfidence?: number;
      /** Parts that were left out or doubted, in words for the user. */
      readonly remarks: readonly string[];
    }
  | {
      readonly ok: false;
      /** Why nothing is answered, in words for the user: "No line art to read" ... */
      readonly reason: string;
    };
