import type { Point } from '../../geometry/box';
import { boxOf, boxesOverlap } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import { DisjointSets } from '../../geometry/disjointSets';
import { connectedComponents } from '../../recognition/pixel-graph/assembly/connectedComponents';
import type { Sketch, SketchAtom } from '../../recognition/pixel-graph/assembly/sketch';
import { partOf } from '../../recognition/pixel-graph/assembly/sketch';
import { NATIVE_BOND } from '../../recognition/pixel-graph/network';

/** Parts closer than this, native bonds, belong to one structure with a missed bond. */
const MISSED_BOND = 1.25;
/** The same of a missed atom, if ink leads from one part to the other. */
const MISSED_ATOM = 2.2;
/** Two parts with as many bonds may be neighbours; smaller ones are ions, or torn off by a misread label. */
const NEIGHBOUR_BONDS = 5;

/** Whether there is ink all the way between two points of a sketch. */
export type InkBetween = (from: Point, to: Point) => boolean;

/**
 * The structures of a sketch: connected parts, joined where a bond was evidently missed, or an atom between two
 * bonds. Two large parts side by side have missed no bond if nothing is drawn between them.
 *
 * @param leadsTo whether an unbroken line leads from one place to another
 */
export function structuresOf(
  sketch: Sketch,
  hasInkBetween: InkBetween,
  leadsTo: InkBetween,
): Sketch[] {
  const parts = connectedComponents(sketch).map((members) => {
    const kept = new Set(members);
    return partOf(sketch, (_, i) => kept.has(i));
  });
  const sets = new DisjointSets(parts.length);
  parts.forEach((a, i) => {
    parts.slice(0, i).forEach((b, j) => {
      const near = nearPairs(a.atoms, b.atoms, MISSED_BOND);
      const hasMissedBond =
        near.length > 0 && (!areSideBySide(a, b) || near.some(([p, q]) => hasInkBetween(p, q)));
      const hasMissedAtom = () =>
        nearPairs(a.atoms, b.atoms, MISSED_ATOM).some(([p, q]) => leadsTo(p, q));
      if (hasMissedBond || hasMissedAtom()) sets.join(i, j);
    });
  });
  return sets.groups().map((group) => union(group.flatMap((i) => parts[i] ?? [])));
}

/** Atoms of two parts that are less than so many bonds apart. */
const nearPairs = (a: readonly Point[], b: readonly Point[], reach: number): [Point, Point][] =>
  a.flatMap((p) =>
    b.flatMap((q): [Point, Point][] => (distance(p, q) < reach * NATIVE_BOND ? [[p, q]] : [])),
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
