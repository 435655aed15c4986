import type { Point } from '../../geometry/box';
import { distance } from '../../geometry/vector';
import { DisjointSets } from '../../geometry/disjointSets';
import { partsOf } from '../../recognition/pixel-graph/assembly/crumbs';
import type { Sketch, SketchAtom } from '../../recognition/pixel-graph/assembly/sketch';
import { partOf } from '../../recognition/pixel-graph/assembly/sketch';
import { NATIVE_BOND } from '../../recognition/pixel-graph/network';

/** Parts closer than this, native bonds, belong to one structure with a missed bond. */
const MISSED_BOND = 1.25;
/** The structures of a sketch: connected parts, joined where a bond was evidently missed. */
export function structuresOf(sketch: Sketch): Sketch[] {
  const parts = partsOf(sketch).map((members) => {
    const kept = new Set(members);
    return partOf(sketch, (_, i) => kept.has(i));
  });
  const sets = new DisjointSets(parts.length);
  parts.forEach((a, i) => {
    parts.slice(0, i).forEach((b, j) => {
      if (leastDistance(a.atoms, b.atoms) < MISSED_BOND * NATIVE_BOND) sets.join(i, j);
    });
  });
  return sets.groups().map((group) => union(group.flatMap((i) => parts[i] ?? [])));
}

function leastDistance(a: readonly Point[], b: readonly Point[]): number {
  let least = Infinity;
  for (const p of a) for (const q of b) least = Math.min(least, distance(p, q));
  return least;
}

function union(parts: readonly Sketch[]): Sketch {
  const atoms: SketchAtom[] = [];
  const bonds = parts.flatMap((part) => {
    const first = atoms.length;
    atoms.push(...part.atoms);
    return part.bonds.map((b) => ({ ...b, begin: b.begin + first, end: b.end + first }));
  });
  return { atoms, bonds };
}
