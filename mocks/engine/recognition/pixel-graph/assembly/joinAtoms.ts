import type { Point } from '../../../geometry/box';
import type { BondCandidate } from '../decodeHeads';
import { DisjointSets } from '../../../geometry/disjointSets';
import { distance } from '../../../geometry/vector';
import { END_REACH, joinedAtoms } from './matchEnds';
import type { SketchBond } from './sketch';
import { pairKey, toSketchBond } from './sketch';

/** How well a bond must fit its atoms: reach of its ends, and distance between the atoms, in bond lengths. */
const SURE_FIT = { reach: END_REACH, minSpan: 0.5, maxSpan: 1.55 } as const;
const FAINT_FIT = { reach: 0.27, minSpan: 0.7, maxSpan: 1.35 } as const;
/** Three atoms are collinear if the path through the middle one is at most this much longer. */
const IN_LINE = 1.12;

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
  removeFalseTriangles(places, table);
  return [...table.values()];
}

/** Removes the long side of each triangle of three almost collinear atoms. */
function removeFalseTriangles(places: readonly Point[], table: BondTable): void {
  const between = (i: number, j: number): number => {
    const a = places[i];
    const b = places[j];
    return a && b ? distance(a, b) : Infinity;
  };
  const neighbours = neighboursOf(places.length, table);
  for (const [key, { begin, end }] of [...table]) {
    const direct = between(begin, end);
    const spansAnother = [...(neighbours[begin] ?? [])].some(
      (middle) =>
        neighbours[end]?.has(middle) &&
        between(begin, middle) + between(end, middle) < IN_LINE * direct,
    );
    if (!spansAnother) continue;
    table.delete(key);
    neighbours[begin]?.delete(end);
    neighbours[end]?.delete(begin);
  }
}

function neighboursOf(atomCount: number, table: BondTable): Set<number>[] {
  const neighbours = Array.from({ length: atomCount }, () => new Set<number>());
  for (const { begin, end } of table.values()) {
    neighbours[begin]?.add(end);
    neighbours[end]?.add(begin);
  }
  return neighbours;
}
