import type { PictureSize } from '../ink/pixels';
import type { Doubt } from './doubts/doubt';

/**
 * The common output of the recognition programs: atoms with positions, bonds with orders and wedges.
 *
 * x and y are in the drawing's own units with y downwards (as on the page); molfile writers flip y and scale.
 */
export interface GraphAtom {
  readonly x: number;
  readonly y: number;
  /** Element symbol, or `*` for a residue (R, Ar, X ...). */
  readonly element: string;
  readonly charge: number;
  /** Mass number if drawn (D is H with 2). */
  readonly isotope?: number;
  /** A dot beside it is an unpaired electron. */
  readonly radical?: true;
  /** Label as drawn if it is not an element, e.g. `R1`. */
  readonly label?: string;
  /** 0..1, if the program knows it. */
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

/** The result of a recognition program for one drawing. */
export type RecognitionOutcome =
  | {
      readonly ok: true;
      readonly graph: MolecularGraph;
      /**
       * The picture that was read, if the graph's coordinates are its pixels: from its upper left corner, y
       * downwards. Absent for other units or origins.
       */
      readonly picture?: PictureSize;
      /**
       * 0..1. For PixelGraph: the share of such readings that are correct, measured on patent pictures with
       * known structures; for the others, a score.
       */
      readonly confidence: number;
      /** 0..1: the value that `confidence` was derived from, for calibrating it again. */
      readonly rawConfidence?: number;
      /** Parts that were left out or are doubtful, as messages for the user. */
      readonly remarks: readonly string[];
      /** Places that may be wrong, if the program knows them. */
      readonly doubts?: readonly Doubt[];
    }
  | {
      readonly ok: false;
      /** Why there is no result, as a message for the user: "No line art to read" ... */
      readonly reason: string;
      /**
       * The drawing was read, but cannot be written as a structure, or has a label without a known meaning:
       * another program's structure leaves that out, or takes it for something else.
       */
      readonly isUnwritable?: true;
    };
