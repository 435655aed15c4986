import { nameAt, type Evidence, type SketchHypothesis } from './evidence';
import type { BondType, Sketch, SketchBond } from './sketch';
import { bondOrder, bondsAround, cosineAt, ofType } from './sketch';
import { strokesAcross } from './strokesAcross';

const DOUBLE: BondType = 1;
const TRIPLE: BondType = 2;
/** Cosine between two collinear bonds. */
const STRAIGHT = -0.94;

/**
 * Triple bonds differ from double bonds, which are far more frequent, by their strokes. If these are
 * indistinguishable, a carbon between a collinear single and double bond belongs to a nitrile or alkyne.
 */
export function tripleBonds(sketch: Sketch, evidence: Evidence): SketchHypothesis[] {
  const around = bondsAround(sketch);
  return sketch.bonds.flatMap((bond) => {
    const drawn = drawnOrder(sketch, evidence, around, bond);
    if (drawn.type === bond.type) return [];
    return {
      removes: [bond],
      adds: [drawn],
      logOdds: 3,
      because: `The strokes show a ${drawn.type === TRIPLE ? 'triple' : 'double'} bond.`,
    };
  });
}

type Around = readonly (readonly SketchBond[])[];

function drawnOrder(
  sketch: Sketch,
  evidence: Evidence,
  around: Around,
  bond: SketchBond,
): SketchBond {
  const [from, to] = [sketch.atoms[bond.begin], sketch.atoms[bond.end]];
  if (!from || !to || (bond.type !== DOUBLE && bond.type !== TRIPLE)) return bond;
  if (bond.type === DOUBLE && !canBeTriple(evidence, sketch, around, bond)) return bond;
  const strokes = strokesAcross(evidence.ink, from, to);
  if (strokes === 3) return ofType(bond, TRIPLE);
  if (strokes === 2) return ofType(bond, DOUBLE);
  return isLinear(evidence, sketch, around, bond) ? { ...bond, type: TRIPLE } : bond;
}

/** Whether each end has at most one other, single bond, or none if it is a nitrogen. */
function canBeTriple(
  evidence: Evidence,
  sketch: Sketch,
  around: Around,
  bond: SketchBond,
): boolean {
  return [bond.begin, bond.end].every((end) => {
    const name = nameAt(evidence, sketch, end);
    const others = (around[end] ?? []).filter((other) => other !== bond);
    if (name === 'N') return others.length === 0;
    return name === 'C' && others.length <= 1 && others.every(({ type }) => bondOrder(type) === 1);
  });
}

function isLinear(evidence: Evidence, sketch: Sketch, around: Around, bond: SketchBond): boolean {
  return [bond.begin, bond.end].some((end) => {
    const [other] = (around[end] ?? []).filter((each) => each !== bond);
    const isCarbon = nameAt(evidence, sketch, end) === 'C';
    return isCarbon && other !== undefined && cosineAt(sketch, end, bond, other) < STRAIGHT;
  });
}
