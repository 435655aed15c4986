import type { PixelGraphClasses } from '../classes';
import type { Sketch, SketchBond } from './sketch';
import { bondOrder, cosineAt, otherEnd, touches } from './sketch';

/** Cosine between two bonds that are in a straight line. */
const STRAIGHT = -0.94;
/** Greatest sum of bond orders of the atom at a triple bond's far end. */
const FAR_END_VALENCE: ReadonlyMap<string, number> = new Map([
  ['C', 4],
  ['N', 3],
]);

/** A carbon with one single and one double bond in a straight line belongs to a nitrile or alkyne. */
export function restoreLinearTriples(classes: PixelGraphClasses, sketch: Sketch): void {
  sketch.atoms.forEach((atom, index) => {
    if (classes.names[atom.label] !== 'C') return;
    const [one, two, third] = sketch.bonds.filter((bond) => touches(bond, index));
    if (!one || !two || third) return;
    const orders = [bondOrder(one.type), bondOrder(two.type)];
    if (Math.min(...orders) !== 1 || Math.max(...orders) !== 2) return;
    const double = orders[0] === 2 ? one : two;
    const isStraight = cosineAt(sketch, index, one, two) < STRAIGHT;
    if (isStraight && canBeTriple(classes, sketch, double, index)) {
      double.type = 2;
    }
  });
}

function canBeTriple(
  classes: PixelGraphClasses,
  { atoms, bonds }: Sketch,
  double: SketchBond,
  carbon: number,
): boolean {
  const far = otherEnd(double, carbon);
  const limit = FAR_END_VALENCE.get(classes.names[atoms[far]?.label ?? -1] ?? '');
  if (limit === undefined) return false;
  const orders = bonds
    .filter((bond) => touches(bond, far))
    .reduce((sum, bond) => sum + bondOrder(bond.type), 0);
  return orders + 1 <= limit;
}
