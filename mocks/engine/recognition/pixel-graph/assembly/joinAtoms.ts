import type { Point } from '../../../geometry/box';
import type { BondCandidate } from '../decodeHeads';
import { DisjointSets } from '../../../geometry/disjointSets';
import { END_REACH, joinedAtoms } from './matchEnds';
import type { SketchBond } from './sketch';
import { pairKey, toSketchBond } from './sketch';

/** How well a bond must fit its atoms: reach of its ends, and distance between the atoms, in bond lengths. */
const SURE_FIT = { reach: END_REACH, minSpan: 0.5, maxSpan: 1.55 } as const;
const FAINT_FIT = { reach: 0.27, minSpan: 0.7, maxSpan: 1.35 } as const;

/** Bonds by the pair of atoms they join, in the order they were found. */
type BondTable = Map<string, SketchBond>;

/** Joins atoms by certain bonds, and by faint ones that connect two parts. */
export function joinAtoms(
  atoms: readonly Point[],
  sure: readonly BondCandidate[],
  faint: readonly BondCandidate[],
): SketchBond[] {
  // Positions without the other fields are closer together in memory: each is compared with every bond.
  const places = atoms.map(({ x, y }) => ({ x, y }));
  const table: BondTable = new Map();
  const parts = new DisjointSets(atoms.length);
  const add = (candidate: BondCandidate, begin: number, end: number): void => {
    const key = pairKey(begin, end);
    if (!table.has(key)) table.set(key, toSketchBond(begin, end, candidate));
    parts.join(begin, end);
  };
  for (const candidate of sure) {
    const pair = joinedAtoms(places, candidate, SURE_FIT);
    if (pair) add(candidate, ...pair);
  }
  for (const candidate of faint) {
    const pair = joinedAtoms(places, candidate, FAINT_FIT);
    if (pair && parts.find(pair[0]) !== parts.find(pair[1])) add(candidate, ...pair);
  }
  return [...table.values()];
}
