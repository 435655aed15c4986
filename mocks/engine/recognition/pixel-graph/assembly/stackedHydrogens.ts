import { median } from '../statistics';
import { nameAt, type Evidence, type SketchHypothesis } from './evidence';
import { bondLength, bondOrder, otherEnd, type Sketch, type SketchBond, touches } from './sketch';

/** A 'bond' to an end that is shorter than this share of the median bond is the gap to a stacked H. */
const SHORT = 0.72;
/** The same for an end read as =O next to two single bonds. */
const SHORT_DOUBLE = 0.85;
const END_LABELS: ReadonlySet<string> = new Set(['O', 'N', 'H', 'C', '*']);
const DOUBLE_END_LABELS: ReadonlySet<string> = new Set(['O', 'C']);

/** The H written above or below a ring's N is not an atom: no 'bond' leads to one. */
export function stackedHydrogens(sketch: Sketch, evidence: Evidence): SketchHypothesis[] {
  if (sketch.bonds.length < 3) return [];
  const typical = median(sketch.bonds.map((bond) => bondLength(sketch, bond)));
  return sketch.bonds
    .filter((bond) =>
      [bond.begin, bond.end].some((atom) => isStacked(evidence, sketch, bond, atom, typical)),
    )
    .map((bond) => ({
      removes: [bond],
      logOdds: 3,
      because: 'What is written here is taken for the H of the nitrogen beside it.',
    }));
}

function isStacked(
  evidence: Evidence,
  sketch: Sketch,
  bond: SketchBond,
  nitrogen: number,
  typical: number,
): boolean {
  const end = otherEnd(bond, nitrogen);
  const name = nameAt(evidence, sketch, end);
  if (nameAt(evidence, sketch, nitrogen) !== 'N') return false;
  if (sketch.bonds.filter((each) => touches(each, end)).length !== 1) return false;
  const others = sketch.bonds.filter((each) => each !== bond && touches(each, nitrogen));
  if (others.length !== 2) return false;
  const length = bondLength(sketch, bond) / typical;
  if (length < SHORT && END_LABELS.has(name)) return true;
  const isCarbonyl = bond.type === 1 && DOUBLE_END_LABELS.has(name);
  return isCarbonyl && length < SHORT_DOUBLE && others.every(({ type }) => bondOrder(type) === 1);
}
