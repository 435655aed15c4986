import type { PixelGraphClasses } from '../classes';
import type { InkImage } from '../../../ink/inkImage';
import type { BondType, Sketch, SketchBond } from './sketch';
import { bondOrder, bondsAround, cosineAt, settleType } from './sketch';
import { strokesAcross } from './strokesAcross';

const DOUBLE: BondType = 1;
const TRIPLE: BondType = 2;
/** Cosine between two collinear bonds. */
const STRAIGHT = -0.94;

/**
 * Separates triple bonds from double bonds, which are far more frequent, by their strokes. If these are
 * indistinguishable, a carbon between a collinear single and double bond belongs to a nitrile or alkyne.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function tellTripleBonds(classes: PixelGraphClasses, sketch: Sketch, ink: InkImage): void {
  const around = bondsAround(sketch);
  for (const bond of sketch.bonds) {
    const from = sketch.atoms[bond.begin];
    const to = sketch.atoms[bond.end];
    if (!from || !to || (bond.type !== DOUBLE && bond.type !== TRIPLE)) continue;
    if (bond.type === DOUBLE && !canBeTriple(classes, sketch, around, bond)) continue;
    const strokes = strokesAcross(ink, from, to);
    const drawn = strokes === 3 ? TRIPLE : strokes === 2 ? DOUBLE : undefined;
    if (drawn !== undefined && drawn !== bond.type) settleType(bond, drawn);
    if (drawn === undefined && isLinear(classes, sketch, around, bond)) bond.type = TRIPLE;
  }
}

type Around = readonly (readonly SketchBond[])[];

/** Whether each end has at most one other, single bond, or none if it is a nitrogen. */
function canBeTriple(
  classes: PixelGraphClasses,
  { atoms }: Sketch,
  around: Around,
  bond: SketchBond,
): boolean {
  return [bond.begin, bond.end].every((end) => {
    const name = classes.names[atoms[end]?.label ?? -1];
    const others = (around[end] ?? []).filter((other) => other !== bond);
    if (name === 'N') return others.length === 0;
    return name === 'C' && others.length <= 1 && others.every(({ type }) => bondOrder(type) === 1);
  });
}

function isLinear(
  classes: PixelGraphClasses,
  sketch: Sketch,
  around: Around,
  bond: SketchBond,
): boolean {
  return [bond.begin, bond.end].some((end) => {
    if (classes.names[sketch.atoms[end]?.label ?? -1] !== 'C') return false;
    const [other] = (around[end] ?? []).filter((each) => each !== bond);
    return other !== undefined && cosineAt(sketch, end, bond, other) < STRAIGHT;
  });
}
