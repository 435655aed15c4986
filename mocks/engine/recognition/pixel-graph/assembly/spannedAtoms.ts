import { distance } from '../../../geometry/vector';
import type { SketchHypothesis } from './evidence';
import { bondLength, bondsAround, otherEnd, type Sketch } from './sketch';

/** Three atoms are collinear if the path through the middle one is at most this much longer. */
const IN_LINE = 1.12;

/** Of three bonds between almost collinear atoms, the long one is the other two, seen as one. */
export function spannedAtoms(sketch: Sketch): SketchHypothesis[] {
  const { atoms } = sketch;
  const around = bondsAround(sketch);
  return sketch.bonds.flatMap((bond) => {
    const [from, to] = [atoms[bond.begin], atoms[bond.end]];
    const direct = bondLength(sketch, bond);
    const spansAnother = around[bond.begin]?.some((near) => {
      const middle = otherEnd(near, bond.begin);
      const atom = atoms[middle];
      const isTriangle = around[bond.end]?.some((far) => otherEnd(far, bond.end) === middle);
      if (!isTriangle || !from || !to || !atom) return false;
      return distance(from, atom) + distance(to, atom) < IN_LINE * direct;
    });
    if (!spansAnother) return [];
    return { removes: [bond], logOdds: 5, because: 'Two bonds in line were seen as one, too.' };
  });
}
