import { isCrossing } from '../../../geometry/crossing';
import { direction, dot } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';
import type { PixelGraphClasses } from '../classes';
import { NATIVE_BOND } from '../network';
import { cornerPairs, isMissedLine, LEAST_ANGLE, missedBond } from './missedBond';
import { otherEnd, settleType, type Sketch, touches } from './sketch';

/** Lengths of the line, pixels: a bridge over a cage is drawn longer than its other bonds. */
const LENGTHS = { min: 1.5 * NATIVE_BOND, max: 2.3 * NATIVE_BOND } as const;
/** The part of both lines, at either end, in which they do not cross. */
const AT_ENDS = 0.1;
/** Smallest angle to another bond of the same atom, degrees: so long a line is soon apart from it. */
const LEAST_LONG_ANGLE = 15;
/** A double bond less probable than this may be a single one and the line beside it. */
const DOUBTED_DOUBLE = 0.95;

/**
 * Joins two corners of a cage by a long line that crosses one of its bonds: longer bonds than usual are what the
 * network does not see.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function joinCrossingLines(classes: PixelGraphClasses, sketch: Sketch, ink: InkImage): void {
  for (const [begin, end] of cornerPairs(classes, sketch.atoms, LENGTHS)) {
    if (!crossesBond(sketch, begin, end)) continue;
    if (!isMissedLine(sketch, begin, end, ink, LEAST_LONG_ANGLE)) continue;
    settleDoubles(sketch, begin, end);
    settleDoubles(sketch, end, begin);
    sketch.bonds.push(missedBond(begin, end));
  }
}

/** Whether the line between two atoms crosses a bond, neither of them at its ends. */
function crossesBond({ atoms, bonds }: Sketch, begin: number, end: number): boolean {
  const [a, b] = [atoms[begin], atoms[end]];
  return bonds.some((bond) => {
    const [c, d] = [atoms[bond.begin], atoms[bond.end]];
    return a && b && c && d && isCrossing(a, b, c, d, AT_ENDS);
  });
}

/** A doubtful double bond close beside a line at the same atom is single: the line was taken for its other stroke. */
function settleDoubles({ atoms, bonds }: Sketch, at: number, towards: number): void {
  const here = atoms[at];
  const there = atoms[towards];
  const beside = Math.cos((LEAST_ANGLE * Math.PI) / 180);
  for (const bond of bonds.filter((each) => touches(each, at))) {
    const other = atoms[otherEnd(bond, at)];
    if (!here || !there || !other || bond.type !== 1) continue;
    const isDoubted = Math.exp(bond.typeLogs[1] ?? 0) < DOUBTED_DOUBLE;
    const isBeside = dot(direction(here, other), direction(here, there)) > beside;
    if (isDoubted && isBeside) settleType(bond, 0);
  }
}
