import type { Point } from '../../../geometry/box';
import { isCrossing } from '../../../geometry/crossing';
import { DisjointSets } from '../../../geometry/disjointSets';
import type { PixelGraphClasses } from '../classes';
import { hasCircle } from './circleInRing';
import { doubleBondPairs } from './doubleBondPairs';
import type { Evidence, SketchHypothesis } from './evidence';
import type { Sketch, SketchBond } from './sketch';
import { bondOrder, ofType, otherEnd, pairKey, touches } from './sketch';
import { smallRings } from './smallRings';
import { maxValence } from './valenceLimits';

/** Elements that take part in a ring's double bonds, and the cost of leaving an atom without one. */
const LEFT_OVER: ReadonlyMap<string, number> = new Map([
  ['C', 10],
  ['N', 1],
]);
/** The same cost for a charged atom: the carbon of a cyclopentadienide. */
const CHARGED_LEFT_OVER = 1;

/**
 * The bonds of rings with a circle inside are alternating double bonds, whatever they were read as. Fused rings
 * share them; an atom whose valence is used up gets none, and neither does the N of a pyrrole.
 */
export function aromaticCircles(sketch: Sketch, { classes, ink }: Evidence): SketchHypothesis[] {
  const { atoms, bonds } = sketch;
  const rings = smallRings(sketch).filter((ring) => {
    const corners = ring.flatMap((index) => atoms[index] ?? []);
    return !crossesItself(corners) && hasCircle(ink, corners);
  });
  const circled = new Set(bonds.filter((bond) => rings.some((ring) => isOfRing(ring, bond))));
  return systemsOf(atoms.length, rings).flatMap((system) => {
    const pairs = doubleBondPairs(openAtoms(classes, sketch, circled, system));
    const doubles = new Set(pairs.map((pair) => pairKey(...pair)));
    const typeOf = (bond: SketchBond) => (doubles.has(pairKey(bond.begin, bond.end)) ? 1 : 0);
    const other = [...circled].filter(
      (bond) => system.includes(bond.begin) && bond.type !== typeOf(bond),
    );
    if (other.length === 0) return [];
    return {
      removes: other,
      adds: other.map((bond) => ofType(bond, typeOf(bond))),
      logOdds: 4,
      because: 'The circle in the ring stands for alternating double bonds.',
    };
  });
}

/** Whether two sides of a ring cross: in a cage, whose lines may look like parts of a circle. */
function crossesItself(corners: readonly Point[]): boolean {
  const sides = corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length] ?? from }));
  return sides.some((one, i) =>
    sides.slice(i + 1).some((other) => isCrossing(one.from, one.to, other.from, other.to)),
  );
}

/** Whether a bond joins two consecutive atoms of the ring; small rings have no bond across them. */
const isOfRing = (ring: readonly number[], { begin, end }: SketchBond): boolean =>
  ring.includes(begin) && ring.includes(end);

/** The atoms of each group of rings with common atoms. */
function systemsOf(atomCount: number, rings: readonly (readonly number[])[]): number[][] {
  const sets = new DisjointSets(atomCount);
  for (const ring of rings) {
    for (const atom of ring) sets.join(ring[0] ?? atom, atom);
  }
  return sets.groups().filter((system) => system.length > 1);
}

/** The atoms of a ring system that can have one more bond than drawn. */
function openAtoms(
  classes: PixelGraphClasses,
  { atoms, bonds }: Sketch,
  circled: ReadonlySet<SketchBond>,
  system: readonly number[],
) {
  const nameOf = (index: number): string => classes.names[atoms[index]?.label ?? -1] ?? '';
  const open = system.filter((index) => {
    const atom = atoms[index];
    const drawn = bonds
      .filter((bond) => touches(bond, index))
      .reduce((sum, bond) => sum + (circled.has(bond) ? 1 : bondOrder(bond.type)), 0);
    if (!atom || !LEFT_OVER.has(nameOf(index))) return false;
    return drawn + 1 <= maxValence(classes, atom.label, atom.charge);
  });
  const around = (index: number): number[] =>
    [...circled].filter((bond) => touches(bond, index)).map((bond) => otherEnd(bond, index));
  return {
    neighbours: new Map(open.map((index) => [index, around(index)])),
    cost: (index: number): number =>
      atoms[index]?.charge ? CHARGED_LEFT_OVER : (LEFT_OVER.get(nameOf(index)) ?? 1),
  };
}
