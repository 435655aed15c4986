import type { Point } from '../../../geometry/box';
import { distance, distanceToSegment, midpoint } from '../../../geometry/vector';
import type { Doubt } from '../../doubts/doubt';
import type { Sketch } from '../assembly/sketch';
import { bondEnds, nearestTo, type BondCandidate, type Candidates } from '../decodeHeads';
import { NATIVE_BOND } from '../network';
import { placeConfidence } from './placeConfidence';

/** A candidate closer than this to one of its kind in the sketch is that one; bonds. */
const SAME = 0.45;
/** An atom farther than this from the sketch is no part of it; bonds. */
const BEYOND = 1.6;
/** An atom closer than this to a line is part of that bond; bonds. */
const ON_LINE = 0.25;
/** A bond that ends this close to an atom may be one of its bonds; bonds. */
const AT_END = 0.6;

/** What the network saw beside a sketch, which did not become part of it; indices and pixels as the sketch's. */
export function unreadDoubts({ atoms, bonds }: Candidates, sketch: Sketch): Doubt[] {
  const lines = sketch.bonds.flatMap(({ begin, end }) => {
    const [from, to] = [sketch.atoms[begin], sketch.atoms[end]];
    return from && to ? [{ from, to }] : [];
  });
  const isUnreadAtom = (atom: Point): boolean => {
    const apart = nearestTo(sketch.atoms, atom).distance;
    return (
      apart > SAME * NATIVE_BOND &&
      apart < BEYOND * NATIVE_BOND &&
      lines.every(({ from, to }) => distanceToSegment(atom, from, to) > ON_LINE * NATIVE_BOND)
    );
  };
  const isUnreadBond = (bond: BondCandidate): boolean =>
    atomsAtEnds(bond, sketch).length > 0 &&
    lines.every(({ from, to }) => distance(midpoint(from, to), bond) >= SAME * NATIVE_BOND);
  return [
    ...atoms.filter(isUnreadAtom).map(({ x, y, confidence }): Doubt => ({
      ...{ kind: 'atom', atoms: [nearestTo(sketch.atoms, { x, y }).index], x, y },
      confidence: placeConfidence('unreadAtom', 1 - confidence),
      says: 'There may be an atom here that was not read.',
    })),
    ...bonds.filter(isUnreadBond).map((bond): Doubt => ({
      ...{ kind: 'bond', atoms: atomsAtEnds(bond, sketch), x: bond.x, y: bond.y },
      confidence: placeConfidence('unreadBond', 1 - bond.confidence),
      says: 'There may be a bond here that was not read.',
    })),
  ];
}

function atomsAtEnds(bond: BondCandidate, { atoms }: Sketch): number[] {
  const nearest = bondEnds(bond).map((end) => nearestTo(atoms, end));
  const near = nearest.filter(
    ({ index, distance: apart }) => index >= 0 && apart < AT_END * NATIVE_BOND,
  );
  return [...new Set(near.map(({ index }) => index))];
}
