import { along, distance } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';
import type { PixelGraphClasses } from '../classes';
import { NATIVE_BOND } from '../network';
import { isClear, isDrawn, isOpen, missedBond } from './missedBond';
import { type Sketch, touches, valenceOf } from './sketch';
import { CARBON_VALENCE } from './valenceLimits';

/** Distance of a label from the corner that its line begins at, pixels. */
const DISTANCES = { min: 0.7 * NATIVE_BOND, max: 1.4 * NATIVE_BOND } as const;
/** The line ends this far from the label's middle, pixels: where its letters begin. */
const LETTERS = 0.4 * NATIVE_BOND;
/** Surer of a label than this, the network saw more than a number or a caption. */
const SURE = 0.6;

/**
 * Joins a label without a bond to the nearest corner that a line leads to it from, and whose bond the network did
 * not see, as happens beside a third bond of that corner. The bond is as sure as the label.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function joinLooseLabels(classes: PixelGraphClasses, sketch: Sketch, ink: InkImage): void {
  const { atoms, bonds } = sketch;
  for (const [index, { label, confidence }] of atoms.entries()) {
    const isLabel = classes.names[label] !== 'C' && confidence > SURE;
    if (!isLabel || bonds.some((bond) => touches(bond, index))) continue;
    const corner = cornerOf(classes, sketch, index, ink);
    if (corner !== undefined) bonds.push(missedBond(corner, index, confidence));
  }
}

/** The nearest corner from which a line leads to a label. */
function cornerOf(
  classes: PixelGraphClasses,
  sketch: Sketch,
  label: number,
  ink: InkImage,
): number | undefined {
  const { atoms } = sketch;
  const place = atoms[label];
  if (!place) return undefined;
  const corners = atoms.flatMap((atom, index) => {
    const apart = distance(atom, place);
    const isNear = apart >= DISTANCES.min && apart <= DISTANCES.max;
    return isNear && classes.names[atom.label] === 'C' ? [{ index, atom, apart }] : [];
  });
  return corners
    .toSorted((a, b) => a.apart - b.apart)
    .find(
      ({ index, atom, apart }) =>
        isOpen(sketch, index, place) &&
        hasBondsLeft(sketch, index) &&
        isDrawn(ink, atom, along(atom, place, 1 - LETTERS / apart)) &&
        isClear(atoms, index, label),
    )?.index;
}

/** Whether a carbon has a bond, and can have one more. */
function hasBondsLeft({ bonds }: Sketch, carbon: number): boolean {
  const valence = valenceOf(bonds.filter((bond) => touches(bond, carbon)));
  return valence > 0 && valence < CARBON_VALENCE;
}
