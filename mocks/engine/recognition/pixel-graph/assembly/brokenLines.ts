import { direction, offset, project } from '../../../geometry/vector';
import { NATIVE_BOND } from '../network';
import { nameAt, type Evidence, type SketchHypothesis } from './evidence';
import { isInkedAlong } from './inkUnderBonds';
import { bondsAround, otherEnd, type Sketch, touches } from './sketch';
import { isUnbroken } from './strokeAlong';

/** How far a line may continue beyond a carbon, pixels: cages have bonds of twice the usual length. */
const FURTHEST = 1.3 * NATIVE_BOND;
/** An atom closer to the carbon than this, pixels, is another spot at the same end. */
const NEAREST = 0.2 * NATIVE_BOND;
/** How far off the line the atom that it leads to may be, pixels. */
const ASIDE = 4;

/** A carbon at the end of a bond whose line continues to another atom is a spot on a longer bond, which joins that atom. */
export function brokenLines(sketch: Sketch, evidence: Evidence): SketchHypothesis[] {
  const around = bondsAround(sketch);
  return sketch.atoms.flatMap((spot, index) => {
    const [bond, second] = around[index] ?? [];
    const isEnd = nameAt(evidence, sketch, index) === 'C' && spot.charge === 0;
    if (!bond || second || !isEnd) return [];
    const end = atomAhead(sketch, otherEnd(bond, index), index, evidence);
    if (end === undefined) return [];
    const longer = bond.begin === index ? { ...bond, begin: end } : { ...bond, end };
    return {
      removes: [bond],
      adds: [longer],
      logOdds: 2,
      because: 'The line of this bond is taken to go on to the next atom.',
    };
  });
}

/** The nearest atom that the line from `start` leads to beyond `spot`. */
function atomAhead(
  { atoms, bonds }: Sketch,
  start: number,
  spot: number,
  { ink }: Evidence,
): number | undefined {
  const [from, here] = [atoms[start], atoms[spot]];
  if (!from || !here) return undefined;
  const further = offset(here, direction(from, here), FURTHEST);
  const isJoined = (index: number): boolean =>
    bonds.some((bond) => touches(bond, index) && touches(bond, start));
  const ahead = atoms.flatMap((atom, index) => {
    const { t, off } = project(atom, here, further);
    if (index === start || index === spot || isJoined(index)) return [];
    if (t * FURTHEST < NEAREST || t >= 1 || Math.abs(off) > ASIDE) return [];
    return isInkedAlong(ink, here, atom) && isUnbroken(ink, here, atom) ? [{ index, t }] : [];
  });
  return ahead.toSorted((a, b) => a.t - b.t)[0]?.index;
}
