import type { Point } from '../../../geometry/box';
import { direction, distance, distanceToSegment, dot } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';
import type { PixelGraphClasses } from '../classes';
import { BOND_TYPE_COUNT } from '../network';
import { certainLogs } from '../statistics';
import { isInkedAlong } from './inkUnderBonds';
import { otherEnd, type Sketch, type SketchAtom, type SketchBond, touches } from './sketch';
import { isUnbroken } from './strokeAlong';
import { CARBON_VALENCE } from './valenceLimits';

/** Smallest angle to another bond of the same atom, degrees. */
export const LEAST_ANGLE = 25;
/** Minimum distance of other atoms from the line, pixels. */
const CLEAR = 6;
/** Confidence of a bond or a carbon that a rule adds without a peak. */
export const UNSEEN = 0.2;

/** A single bond that is drawn and that the network did not see. */
export const missedBond = (begin: number, end: number, confidence = UNSEEN): SketchBond => ({
  begin,
  end,
  type: 0,
  typeLogs: certainLogs(BOND_TYPE_COUNT, 0),
  confidence,
});

/** Whether a line runs through ink from its start to its end; points in pixels of `ink`. */
export const isDrawn = (ink: InkImage, from: Point, to: Point): boolean =>
  isInkedAlong(ink, from, to) && isUnbroken(ink, from, to);

/** Whether no other atom is on the line between two. */
export function isClear(atoms: readonly SketchAtom[], begin: number, end: number): boolean {
  const from = atoms[begin];
  const to = atoms[end];
  if (!from || !to) return false;
  return atoms.every(
    (atom, i) => i === begin || i === end || distanceToSegment(atom, from, to) > CLEAR,
  );
}

/**
 * Pairs of carbons, each once, that are as far apart as a line is long.
 *
 * @param lengths pixels
 */
export function cornerPairs(
  classes: PixelGraphClasses,
  atoms: readonly SketchAtom[],
  { min, max }: { readonly min: number; readonly max: number },
): (readonly [number, number])[] {
  const corners = atoms.flatMap((atom, index) =>
    classes.names[atom.label] === 'C' ? [{ atom, index }] : [],
  );
  return corners.flatMap((begin, k) =>
    corners.slice(k + 1).flatMap((end) => {
      const length = distance(begin.atom, end.atom);
      return length >= min && length <= max ? [[begin.index, end.index] as const] : [];
    }),
  );
}

/** Whether a line is drawn between two atoms that can have a bond there, with no other atom on it. */
export function isMissedLine(
  sketch: Sketch,
  begin: number,
  end: number,
  ink: InkImage,
  leastAngle = LEAST_ANGLE,
): boolean {
  const { atoms } = sketch;
  const [from, to] = [atoms[begin], atoms[end]];
  if (!from || !to) return false;
  return (
    isOpen(sketch, begin, to, leastAngle) &&
    isOpen(sketch, end, from, leastAngle) &&
    isDrawn(ink, from, to) &&
    isClear(atoms, begin, end)
  );
}

/** Whether an atom can have a bond in the direction of a point. */
export function isOpen(
  { atoms, bonds }: Sketch,
  index: number,
  place: Point,
  leastAngle = LEAST_ANGLE,
): boolean {
  const least = Math.cos((leastAngle * Math.PI) / 180);
  const own = bonds.filter((bond) => touches(bond, index));
  const here = atoms[index];
  if (!here || own.length >= CARBON_VALENCE) return false;
  return own.every((bond) => {
    const other = atoms[otherEnd(bond, index)];
    return !other || dot(direction(here, other), direction(here, place)) < least;
  });
}
