import type { PixelGraphClasses } from '../classes';
import { median } from '../statistics';
import type { Sketch, SketchBond } from './sketch';
import { bondLength, cosineAt, otherEnd, partOf, touches } from './sketch';

/** Cosine between two bonds that are in a straight line. */
const STRAIGHT = -0.9;
/** Two bonds that together are longer than this, in median bonds, are two: a cumulene or an alkyne has 2. */
const ONE_BOND = 1.9;

/** A carbon between two short bonds in a straight line is a spot on one bond: makes them one. */
export function withoutStraightCarbons(classes: PixelGraphClasses, sketch: Sketch): Sketch {
  const { atoms } = sketch;
  let bonds = [...sketch.bonds];
  const typical = median(bonds.map((bond) => bondLength(sketch, bond)));
  const spots = new Set<number>();
  atoms.forEach((atom, index) => {
    if (classes.names[atom.label] !== 'C' || atom.charge !== 0) return;
    const [one, two, third] = bonds.filter((bond) => touches(bond, index));
    if (!one || !two || third || !areOne(sketch, index, one, two, typical)) return;
    const [begin, end] = [otherEnd(one, index), otherEnd(two, index)];
    if (bonds.some((bond) => touches(bond, begin) && touches(bond, end))) return;
    const surer = one.confidence >= two.confidence ? one : two;
    bonds = bonds.filter((bond) => bond !== one && bond !== two);
    bonds.push({ ...surer, begin, end });
    spots.add(index);
  });
  return partOf({ atoms, bonds }, (_, index) => !spots.has(index));
}

function areOne(
  sketch: Sketch,
  index: number,
  one: SketchBond,
  two: SketchBond,
  typical: number,
): boolean {
  if (one.type > 1 || two.type > 1) return false;
  if (bondLength(sketch, one) + bondLength(sketch, two) > ONE_BOND * typical) return false;
  return cosineAt(sketch, index, one, two) < STRAIGHT;
}
