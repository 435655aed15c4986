import { distance } from '../../geometry/vector';
import type { MolecularGraph } from '../molecularGraph';
import { isPlainHydrogen, type Neighbour, neighboursIn } from './graphView';
import { usualBondIn } from '../usualBond';

/** Two programs place the same atom at most this far apart, in bonds. */
const SAME_PLACE = 0.4;

/** For atoms of one reading their counterparts in the other. */
export type AtomMatch = ReadonlyMap<number, number>;

/**
 * The atoms that two readings of one picture have in common: those in the same place, and along the bonds from
 * there those that programs place where they like, because a label abbreviates them. Hydrogens aside.
 *
 * @param one coordinates, like the other's, in pixels of the picture
 */
export function matchAtoms(one: MolecularGraph, other: MolecularGraph): AtomMatch {
  const match = new Map<number, number>();
  const taken = new Set<number>();
  const add = (a: number, b: number): void => {
    match.set(a, b);
    taken.add(b);
  };
  for (const [a, b] of atSamePlace(one, other)) {
    if (!match.has(a) && !taken.has(b)) add(a, b);
  }
  const [near, far] = [neighboursIn(one), neighboursIn(other)];
  for (const isLike of [isSameElement(one, other), () => true]) {
    // What is added is followed in turn.
    for (const [a, b] of match) {
      const open = (near[a] ?? []).filter(({ atom }) => isOpen(one, atom, match));
      for (const next of open) {
        const left = (far[b] ?? []).filter(({ atom }) => isOpen(other, atom, taken));
        const like = left.filter((each) => isLike(next, each));
        const best = like.find(({ bond }) => bond.order === next.bond.order) ?? like[0];
        if (best) add(next.atom, best.atom);
      }
    }
  }
  return match;
}

const isOpen = (
  { atoms }: MolecularGraph,
  index: number,
  matched: { has(index: number): boolean },
): boolean => {
  const atom = atoms[index];
  return atom !== undefined && !isPlainHydrogen(atom) && !matched.has(index);
};

const isSameElement =
  (one: MolecularGraph, other: MolecularGraph) =>
  (a: Neighbour, b: Neighbour): boolean =>
    one.atoms[a.atom]?.element === other.atoms[b.atom]?.element;

/** Pairs of atoms that are close to each other, the closest first. */
function atSamePlace(one: MolecularGraph, other: MolecularGraph): (readonly [number, number])[] {
  const reach = SAME_PLACE * (usualBondIn(one) ?? 0);
  const pairs = one.atoms.flatMap((a, i) =>
    isPlainHydrogen(a)
      ? []
      : other.atoms.flatMap((b, j) => {
          const apart = distance(a, b);
          return apart > reach || isPlainHydrogen(b) ? [] : [{ i, j, apart }];
        }),
  );
  return pairs.toSorted((a, b) => a.apart - b.apart).map(({ i, j }) => [i, j]);
}
