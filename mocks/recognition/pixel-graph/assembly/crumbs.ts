import { DisjointSets } from '../../../geometry/disjointSets';
import type { Sketch } from './sketch';
import { partOf } from './sketch';

/** From this many atoms on, a part is a structure beside which crumbs are dropped. */
const STRUCTURE_ATOMS = 5;
/** A bracket, dash or letter read as one bond. */
const CRUMB_ATOMS = 2;

/** Drops two-atom crumbs beside a real structure. */
export function withoutCrumbs(sketch: Sketch): Sketch {
  const parts = partsOf(sketch);
  if (!parts.some((part) => part.length >= STRUCTURE_ATOMS)) return sketch;
  const crumbs = new Set(parts.filter((part) => part.length === CRUMB_ATOMS).flat());
  return partOf(sketch, (_, i) => !crumbs.has(i));
}

/** The connected parts of a sketch, as atom numbers. */
export function partsOf({ atoms, bonds }: Sketch): number[][] {
  const sets = new DisjointSets(atoms.length);
  for (const bond of bonds) sets.join(bond.begin, bond.end);
  return sets.groups();
}
