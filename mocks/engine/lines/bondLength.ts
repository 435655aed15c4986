import type { Line } from './lineArt';
import { lengthOf } from './lineMeasures';

/** Minimum length of bonds drawn in articles, points. */
const MIN_BOND = 4;
export const MAX_BOND = 90;

/**
 * The usual bond length among `lines`, points: the length that accounts for most of the ink; in doubt the
 * longer one, because second lines of double bonds and bonds to letters are shortened.
 */
export function usualBondLength(lines: readonly Line[]): number | undefined {
  const lengths = lines.map(lengthOf).filter((l) => l >= MIN_BOND && l <= MAX_BOND);
  let best: number | undefined;
  let bestWeight = 0;
  for (const length of lengths) {
    let weight = 0;
    for (const other of lengths) {
      if (Math.abs(other - length) < 0.07 * length) weight += other;
    }
    if (weight > bestWeight) {
      bestWeight = weight;
      best = length;
    }
  }
  return best;
}
