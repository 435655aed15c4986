import type { Point } from '../../../geometry/box';
import type { BondCandidate } from '../decodeHeads';
import { DisjointSets } from '../../../geometry/disjointSets';
import { END_REACH, joinedAtoms } from './matchEnds';
import type { SketchBond } from './sketch';
import { toSketchBond } from './sketch';

/** How well a bond must fit its atoms: reach of its ends, and distance of the atoms, in bond lengths. */
const SURE_FIT = { reach: END_REACH, minSpan: 0.5, maxSpan: 1.55 } as const;
const FAINT_FIT = { reach: 0.27, minSpan: 0.7, maxSpan: 1.35 } as const;
/** Three atoms count as lying in line when the way by the middle one is at most this much longer. */
const IN_LINE = 1.12;

/** Bonds by the pair of atoms they join, in the order they were found. */
type BondTable = Map<string, SketchBond>;

const pairKey = (i: number, j: number): string => (i < j ? `${i},${j}` : `${j},${i}`);

/** Joins atoms by sure bonds, and by faint ones where they connect two parts. */
export function joinAtoms(
  atoms: readonly Point[],
  sure: readonly BondCandidate[],
  faint: readonly BondCandidate[],
): SketchBond[] {
  const table: BondTable = new Map();
  const parts = new DisjointSets(atoms.length);
  const add = (candidate: BondCandidate, begin: number, end: number): void => {
    const key = pairKey(begin, end);
    if (!table.has(key)) table.set(key, toSketchBond(begin, end, candidate));
    parts.join(begin, end);
  };
  for (const candidate of sure) {
    const pair = joinedAtoms(atoms, candidate, SURE_FIT);
    if (pair) add(candidate, ...pair);
  }
  for (const candidate of faint) {
    const pair = joinedAtoms(atoms, candidate, FAINT_FIT);
    if (pair && parts.find(pair[0]) !== parts.find(pair[1])) add(candidate, ...pair);
  }
  removeFalseTriangles(atoms, table);
  return [...table.values()];
}

/** Removes the long side of each triangle whose three atoms lie nearly in line. */
function removeFalseTriangles(atoms: readonly Point[], table: BondTable): void {
  const distance = (i: number, j: number): number => {
    const a = atoms[i];
    const b = atoms[j];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity;
  };
  for (const [key, { begin, end }] of [...table]) {
    const direct = distance(begin, end);
    const spansAnother = atoms.some(
      (_, middle) =>
        table.has(pairKey(begin, middle)) &&
        table.has(pairKey(end, middle)) &&
        distance(begin, middle) + distance(end, middle) < IN_LINE * direct,
    );
    if (spansAnother) table.delete(key);
  }
}
