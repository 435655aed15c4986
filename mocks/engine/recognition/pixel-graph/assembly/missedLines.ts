import { distance } from '../../../geometry/vector';
import type { PixelGraphClasses } from '../classes';
import type { InkImage } from '../../../ink/inkImage';
import { NATIVE_BOND } from '../network';
import { isClear, isDrawn, isOpen, missedBond } from './missedBond';
import type { Sketch } from './sketch';

/** Lengths of the line, pixels. */
const LENGTHS = { min: 0.6 * NATIVE_BOND, max: 1.5 * NATIVE_BOND } as const;

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
      if (isMissed(sketch, begin, end, ink)) bonds.push(missedBond(begin, end));
    }
  }
}

function isMissed(sketch: Sketch, begin: number, end: number, ink: InkImage): boolean {
  const a = sketch.atoms[begin];
  const b = sketch.atoms[end];
  if (!a || !b) return false;
  const length = distance(a, b);
  if (length < LENGTHS.min || length > LENGTHS.max) return false;
  return (
    isOpen(sketch, begin, b) &&
    isOpen(sketch, end, a) &&
    isDrawn(ink, a, b) &&
    isClear(sketch.atoms, begin, end)
  );
}
