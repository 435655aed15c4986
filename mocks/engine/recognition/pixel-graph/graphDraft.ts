import type { BondStereo } from '../molecularGraph';

/** An atom of a graph under construction; charges may still be implied. */
export interface DraftAtom {
  readonly x: number;
  readonly y: number;
  readonly element: string;
  readonly isotope?: number;
  readonly label?: string;
  charge: number;
  readonly confidence: number;
}

/** A bond of a graph under construction. */
export interface DraftBond {
  readonly begin: number;
  readonly end: number;
  order: 1 | 2 | 3;
  readonly stereo: BondStereo;
  readonly confidence: number;
}

export interface GraphDraft {
  readonly atoms: DraftAtom[];
  readonly bonds: DraftBond[];
}
