import type { Point } from '../../../geometry/box';
import type { BondCandidate } from '../decodeHeads';
import { bondEnds } from '../decodeHeads';
import type { InkImage } from '../inkImage';
import { argmax } from '../statistics';
import { HASHED_WEDGE } from './sketch';

/** The part of a line that is looked at: its ends may lie under letters. */
const MIDDLE = 0.4;
const POINTS_ALONG = 11;
/** Ink above this within `REACH` pixels of a point counts: a double bond's lines lie beside its middle. */
const VISIBLE_INK = 0.25;
const REACH = 2;
/**
 * A bond with a smaller share of ink is not there. Of the bonds in 250 right readings of the five
 * development sets none has less.
 */
const LEAST_SHARE = 0.4;

/** Share of the points along the middle of a line that have ink beside them, 0..1; places in pixels of `ink`. */
export function inkShare(ink: InkImage, from: Point, to: Point): number {
  let inked = 0;
  for (let k = 0; k < POINTS_ALONG; k++) {
    const along = 0.5 + MIDDLE * (k / (POINTS_ALONG - 1) - 0.5);
    const x = from.x + (to.x - from.x) * along;
    const y = from.y + (to.y - from.y) * along;
    if (hasInkAround(ink, Math.round(x), Math.round(y))) inked++;
  }
  return inked / POINTS_ALONG;
}

function hasInkAround({ width, height, data }: InkImage, x: number, y: number): boolean {
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++) {
      if ((data[row * width + column] ?? 0) > VISIBLE_INK) return true;
    }
  }
  return false;
}

/** Leaves out bonds between near atoms that no line joins. A hashed wedge has gaps of its own. */
export function bondsOnInk(bonds: readonly BondCandidate[], ink: InkImage): BondCandidate[] {
  return bonds.filter(
    (bond) =>
      argmax(bond.typeLogs) === HASHED_WEDGE || inkShare(ink, ...bondEnds(bond)) >= LEAST_SHARE,
  );
}
