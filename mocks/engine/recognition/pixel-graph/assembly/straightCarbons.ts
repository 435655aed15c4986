import type { PixelGraphClasses } from '../classes';
import { median } from '../statistics';
import type { Sketch, SketchBond } from './sketch';
import { bondLength, cosineAt, isWedge, otherEnd, partOf, touches, STRAIGHT } from './sketch';

/**
 * Two bonds that together are longer than this, in median bonds, are separate: a cumulene or an alkyne has 2.
 */
const ONE_BOND = 1.9;
/**
 * The same limit for two single bonds at a carbon that the network doubts: between them no corner is straight, and
 * a written CH2 is sure.
 */
const ONE_DOUBTED = 2.1;
const DOUBTED = 0.8;
/** The same limit if one of them is a wedge: no wedge ends in the middle of a straight line. */
const ONE_WEDGE = 2.4;

/**
 * A carbon between two short collinear bonds, or on a long wedge, is a spot on a single bond: merges the two.
 */
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
    bonds = bonds.filter((bond) => bond !== one && bond !== two);
    bonds.push(joined(index, one, two));
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
  const types = [one.type, two.type];
  const { confidence = 1 } = sketch.atoms[index] ?? {};
  const wedge = types.some(isWedge);
  if (!types.every((type) => type === 0 || (wedge ? isWedge(type) : type === 1))) return false;
  const doubted = types.every((type) => type === 0) && confidence < DOUBTED;
  const longest = typical * (wedge ? ONE_WEDGE : doubted ? ONE_DOUBTED : ONE_BOND);
  if (bondLength(sketch, one) + bondLength(sketch, two) > longest) return false;
  return cosineAt(sketch, index, one, two) < STRAIGHT;
}

/** The bond that both are part of: a wedge if either is one, otherwise the type of the more certain one. */
function joined(index: number, one: SketchBond, two: SketchBond): SketchBond {
  const [surer, other] = rank(one) >= rank(two) ? [one, two] : [two, one];
  const [near, far] = [otherEnd(surer, index), otherEnd(other, index)];
  const [begin, end] = surer.begin === index ? [far, near] : [near, far];
  return { ...surer, begin, end };
}

const rank = ({ type, confidence }: SketchBond): number => confidence + (isWedge(type) ? 1 : 0);
