import type { Point } from '../../geometry/box';
import type { BondStereo } from '../molecularGraph';

/** A bond whose wedge may still be set. */
export interface OpenBond {
  /** Index of the atom at the narrow end of a wedge. */
  begin: number;
  end: number;
  readonly order: 1 | 2 | 3 | 4;
  stereo: BondStereo;
}

/** A graph that is being finished: its atoms as drawn, y downwards. */
export interface OpenGraph {
  readonly atoms: readonly (Point & { readonly element: string })[];
  readonly bonds: readonly OpenBond[];
}

/** The bonds of an atom. */
export const bondsOf = <Bond extends Pick<OpenBond, 'begin' | 'end'>>(
  { bonds }: { readonly bonds: readonly Bond[] },
  atom: number,
): Bond[] => bonds.filter(({ begin, end }) => begin === atom || end === atom);

/** The atom at the other end of a bond. */
export const otherEnd = ({ begin, end }: Pick<OpenBond, 'begin' | 'end'>, atom: number): number =>
  begin === atom ? end : begin;
