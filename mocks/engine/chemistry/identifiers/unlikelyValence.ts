import type { PlainAtom } from './plainMolecule';

/**
 * Whether an atom is bonded as no isolated compound has it, though a chemistry program accepts it. Radicals
 * are told apart.
 */
export function hasUnlikelyValence(atom: PlainAtom, atoms: readonly PlainAtom[]): boolean {
  switch (atom.symbol) {
    case 'C':
      return atom.charge !== 0 && !hasNeighbour(atom, atoms, (one) => one.charge * atom.charge < 0);
    case 'O':
      return isSaturatedOxonium(atom);
    case 'S':
    case 'Se':
      // hydrogens that a program adds to fill up an expanded valence
      return atom.hydrogens > 0 && valenceOf(atom) > 2;
    case 'F':
    case 'Cl':
    case 'Br':
    case 'I':
      return valenceOf(atom) > 1 && hasNeighbour(atom, atoms, ({ symbol }) => symbol !== 'O');
    default:
      return false;
  }
}

const valenceOf = ({ bonds, hydrogens }: PlainAtom): number =>
  bonds.reduce((sum, { order }) => sum + order, hydrogens);

/** Unlike in a pyrylium ring, a carbonyl or carbon monoxide. */
const isSaturatedOxonium = ({ charge, bonds }: PlainAtom): boolean =>
  charge > 0 && bonds.length > 0 && bonds.every(({ order }) => order === 1);

const hasNeighbour = (
  { bonds }: PlainAtom,
  atoms: readonly PlainAtom[],
  fits: (neighbour: PlainAtom) => boolean,
): boolean =>
  bonds.some(({ to }) => {
    const neighbour = atoms[to];
    return neighbour !== undefined && fits(neighbour);
  });
