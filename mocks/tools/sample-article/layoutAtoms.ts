import type { CondensedGroup } from './compounds';

/** An atom of a drawing, with its position on paper. */
export interface LayoutAtom {
  /** Points, y downwards. */
  x: number;
  y: number;
  readonly element: string;
  readonly charge: number;
  /** Hydrogens that are not drawn as separate atoms. */
  readonly implicitHydrogens: number;
  /** Set if the atom stands for a whole condensed group. */
  group?: CondensedGroup;
}

/** A bond of a drawing; atoms are given by their index. */
export interface LayoutBond {
  /** Narrow end of a wedge. */
  readonly begin: number;
  readonly end: number;
  readonly order: number;
  readonly wedge: 'none' | 'up' | 'down';
}
