import type { Point } from '../../../geometry/box';
import { direction, distance, distanceToSegment, dot } from '../../../geometry/vector';
import type { PixelGraphClasses } from '../classes';
import type { InkImage } from '../../../ink/inkImage';
import { BOND_TYPE_COUNT, NATIVE_BOND } from '../network';
import { certainLogs } from '../statistics';
import { isInkedAlong } from './inkUnderBonds';
import type { Sketch, SketchAtom, SketchBond } from './sketch';
import { otherEnd, touches } from './sketch';
import { isUnbroken } from './strokeAlong';

/** Lengths of the line, pixels. */
const LENGTHS = { min: 0.6 * NATIVE_BOND, max: 1.5 * NATIVE_BOND } as const;
/** Cosine of the smallest angle to another bond of the same atom: 25 degrees. */
const LEAST_ANGLE = Math.cos((25 * Math.PI) / 180);
/** Minimum distance of other atoms from the line, pixels. */
const CLEAR = 6;
/** Maximum bonds of a carbon. */
const MOST_BONDS = 4;
/** Confidence of a bond without a peak. */
const CONFIDENCE = 0.2;

/**
 * Joins two corners if a line runs from one to the other and the network saw no bond, which happens in cages.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function joinMissedLines(classes: PixelGraphClasses, sketch: Sketch, ink: InkImage): void {
  const { atoms, bonds } = sketch;
  const corners = atoms.flatMap((atom, i) => (classes.names[atom.label] === 'C' ? [i] : []));
  for (const [k, begin] of corners.entries()) {
    for (const end of corners.slice(k + 1)) {
      if (!isMissed(sketch, begin, end, ink)) continue;
      bonds.push({
        begin,
        end,
        type: 0,
        typeLogs: certainLogs(BOND_TYPE_COUNT, 0),
        confidence: CONFIDENCE,
      });
    }
  }
}

function isMissed({ atoms, bonds }: Sketch, begin: number, end: number, ink: InkImage): boolean {
  const a = atoms[begin];
  const b = atoms[end];
  if (!a || !b) return false;
  const length = distance(a, b);
  if (length < LENGTHS.min || length > LENGTHS.max) return false;
  return (
    isOpen(atoms, bonds, begin, b) &&
    isOpen(atoms, bonds, end, a) &&
    isInkedAlong(ink, a, b) &&
    isUnbroken(ink, a, b) &&
    atoms.every((atom, i) => i === begin || i === end || distanceToSegment(atom, a, b) > CLEAR)
  );
}

/** Whether an atom can have a bond in the direction of a point. */
function isOpen(
  atoms: readonly SketchAtom[],
  bonds: readonly SketchBond[],
  index: number,
  place: Point,
): boolean {
  const own = bonds.filter((bond) => touches(bond, index));
  const here = atoms[index];
  if (!here || own.length >= MOST_BONDS) return false;
  return own.every((bond) => {
    const other = atoms[otherEnd(bond, index)];
    return !other || dot(direction(here, other), direction(here, place)) < LEAST_ANGLE;
  });
}
