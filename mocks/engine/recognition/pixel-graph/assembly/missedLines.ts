import type { PixelGraphClasses } from '../classes';
import type { InkImage } from '../../../ink/inkImage';
import { NATIVE_BOND } from '../network';
import { cornerPairs, isMissedLine, missedBond } from './missedBond';
import type { Sketch } from './sketch';

/** Lengths of the line, pixels. */
const LENGTHS = { min: 0.6 * NATIVE_BOND, max: 1.5 * NATIVE_BOND } as const;

/**
 * Joins two corners if a line runs from one to the other and the network saw no bond, which happens in cages.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function joinMissedLines(classes: PixelGraphClasses, sketch: Sketch, ink: InkImage): void {
  for (const [begin, end] of cornerPairs(classes, sketch.atoms, LENGTHS)) {
    if (isMissedLine(sketch, begin, end, ink)) sketch.bonds.push(missedBond(begin, end));
  }
}
