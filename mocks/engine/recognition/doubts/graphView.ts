import { midpoint } from '../../geometry/vector';
import type { Point } from '../../geometry/box';
import type { GraphAtom, GraphBond, MolecularGraph } from '../molecularGraph';

/** A neighbour of an atom, and the bond that leads to it. */
export interface Neighbour {
  readonly atom: number;
  readonly bond: GraphBond;
}

/** For each atom its neighbours. */
export function neighboursIn({ atoms, bonds }: MolecularGraph): readonly (readonly Neighbour[])[] {
  const neighbours = atoms.map((): Neighbour[] => []);
  for (const bond of bonds) {
    neighbours[bond.begin]?.push({ atom: bond.end, bond });
    neighbours[bond.end]?.push({ atom: bond.begin, bond });
  }
  return neighbours;
}

/** A hydrogen that a drawing may as well leave out. */
export const isPlainHydrogen = ({ element, charge, isotope }: GraphAtom): boolean =>
  element === 'H' && charge === 0 && isotope === undefined;

const HIGH_SIGNS = ['−', '', '+'] as const;

/** An atom as a chemist says it: `N+`, `2H`, `R1`. */
export function atomInWords({ element, charge, isotope, label }: GraphAtom): string {
  const name = element === '*' ? (label ?? 'a residue') : element;
  const count = Math.abs(charge) > 1 ? String(Math.abs(charge)) : '';
  return `${isotope ?? ''}${name}${count}${HIGH_SIGNS[Math.sign(charge) + 1] ?? ''}`;
}

/** Half the way between two atoms. */
export function middleOf({ atoms }: MolecularGraph, { begin, end }: GraphBond): Point {
  const [from, to] = [atoms[begin], atoms[end]];
  return from && to ? midpoint(from, to) : { x: 0, y: 0 };
}
