import type { Point } from '../../geometry/box';
import { boxOf, boxesOverlap } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import { DisjointSets } from '../../geometry/disjointSets';
import { partsOf } from '../../recognition/pixel-graph/assembly/crumbs';
import type { Sketch, SketchAtom } from '../../recognition/pixel-graph/assembly/sketch';
import { partOf } from '../../recognition/pixel-graph/assembly/sketch';
import { NATIVE_BOND } from '../../recognition/pixel-graph/network';

/** Parts closer than this, native bonds, belong to one structure with a missed bond. */
const MISSED_BOND = 1.25;
/** Two parts with as many bonds may be neighbours; smaller ones are ions, or torn off by a misread label. */
const NEIGHBOUR_BONDS = 5;

/** Whether there is ink all the way between two points of a sketch. */
export type InkBetween = (from: Point, to: Point) => boolean;

/**
 * The structures of a sketch: connected parts, joined where a bond was evidently missed. Two large parts side by
 * side have missed no bond if nothing is drawn between them.
 */
export function structuresOf(sketch: Sketch, hasInkBetween: InkBetween): Sketch[] {
  const parts = partsOf(sketch).map((members) => {
    const kept = new Set(members);
    return partOf(sketch, (_, i) => kept.has(i));
  });
  const sets = new DisjointSets(parts.length);
  parts.forEach((a, i) => {
    parts.slice(0, i).forEach((b, j) => {
      const near = nearPairs(a.atoms, b.atoms);
      if (near.length === 0) return;
      if (!areSideBySide(a, b) || near.some(([p, q]) => hasInkBetween(p, q))) sets.join(i, j);
    });
  });
  return sets.groups().map((group) => union(group.flatMap((i) => parts[i] ?? [])));
}

/** Atoms of two parts between which a bond may have been missed. */
const nearPairs = (a: readonly Point[], b: readonly Point[]): [Point, Point][] =>
  a.flatMap((p) =>
    b.flatMap((q): [Point, Point][] =>
      distance(p, q) < MISSED_BOND * NATIVE_BOND ? [[p, q]] : [],
    ),
  );

function areSideBySide(a: Sketch, b: Sketch): boolean {
  if (Math.min(a.bonds.length, b.bonds.length) < NEIGHBOUR_BONDS) return false;
  const [boxA, boxB] = [boxOf(a.atoms), boxOf(b.atoms)];
  return boxA !== undefined && boxB !== undefined && !boxesOverlap(boxA, boxB);
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
