import type { Point } from '../../../geometry/box';
import type { BondCandidate } from '../decodeHeads';
import { bondEnds, nearestTo } from '../decodeHeads';

/** A bond's end belongs to an atom within this share of the bond's length ... */
export const END_REACH = 0.42;
/** ... but always within this many pixels. */
const LEAST_REACH = 5;

/** Index of the atom that a bond's end at `place` belongs to, or -1. */
export function endAtom(
  atoms: readonly Point[],
  place: Point,
  bond: BondCandidate,
  reach: number,
): number {
  const { index, distance } = nearestTo(atoms, place);
  return distance < Math.max(reach * bond.length, LEAST_REACH) ? index : -1;
}

/** The two atoms that a bond joins, if both are found, differ, and are as far apart as the bond is long. */
export function joinedAtoms(
  atoms: readonly Point[],
  bond: BondCandidate,
  fit: { readonly reach: number; readonly minSpan: number; readonly maxSpan: number },
): readonly [number, number] | null {
  const [from, to] = bondEnds(bond);
  const begin = endAtom(atoms, from, bond, fit.reach);
  const end = endAtom(atoms, to, bond, fit.reach);
  const a = atoms[begin];
  const b = atoms[end];
  if (!a || !b || begin === end) return null;
  const span = Math.hypot(a.x - b.x, a.y - b.y) / bond.length;
  return span > fit.minSpan && span < fit.maxSpan ? [begin, end] : null;
}
