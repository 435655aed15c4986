import type { CondensedGroup } from './compounds';

/** An atom of a drawing, as it is placed on paper. */
export interface LayoutAtom {
  /** Points, y growing downwards. */
  x: number;
  y: number;
  readonly element: string;
  readonly charge: number;
  /** Hydrogens that are not drawn as atoms of their own. */
  readonly implicitHydrogens: number;
  /** Set when the atom stands for a whole condensed group. */
  group?: CondensedGroup;
}

/** A bond of a drawing, between atoms by their place in its list. */
export interface LayoutBond {
  /** Narrow end of a wedge. */
  readonly begin: number;
  readonly end: number;
  readonly order: number;
  readonly wedge: 'none' | 'up' | 'down';
}
