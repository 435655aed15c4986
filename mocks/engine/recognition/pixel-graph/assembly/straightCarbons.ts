import { median } from '../../../geometry/median';
import { nameAt, type Evidence, type SketchHypothesis } from './evidence';
import type { Sketch, SketchBond } from './sketch';
import { bondLength, bondsAround, cosineAt, isWedge, otherEnd, STRAIGHT, touches } from './sketch';

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

/** A carbon between two short collinear bonds, or on a long wedge, is a spot on a single bond. */
export function straightCarbons(sketch: Sketch, evidence: Evidence): SketchHypothesis[] {
  const typical = median(sketch.bonds.map((bond) => bondLength(sketch, bond)));
  const around = bondsAround(sketch);
  return sketch.atoms.flatMap((atom, index) => {
    const [one, two, third] = around[index] ?? [];
    if (nameAt(evidence, sketch, index) !== 'C' || atom.charge !== 0) return [];
    if (!one || !two || third || !areOne(sketch, index, one, two, typical)) return [];
    const [begin, end] = [otherEnd(one, index), otherEnd(two, index)];
    if (sketch.bonds.some((bond) => touches(bond, begin) && touches(bond, end))) return [];
    return {
      removes: [one, two],
      adds: [joined(index, one, two)],
      logOdds: 2,
      because: 'This straight line is taken for one bond, without an atom on it.',
    };
  });
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
