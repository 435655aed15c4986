import type { Line } from './lineArt';
import { lengthOf } from './lineMeasures';

/** Minimum length of bonds drawn in articles, points. */
const MIN_BOND = 4;
export const MAX_BOND = 90;
/** Lengths that differ by less than this part are those of equal bonds; fewer of them are arrows or rules. */
const EQUAL = 0.07;
const MIN_EQUAL = 3;

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
      if (Math.abs(other - length) < EQUAL * length) weight += other;
    }
    if (weight > bestWeight) {
      bestWeight = weight;
      best = length;
    }
  }
  return best;
}

/** Bonds with which a drawing is found and read as it is printed, points, and the usual one among them. */
export const USUAL_BOND = { least: 11, length: 14.4, most: 18 } as const;

/**
 * The length, however large, that accounts for most of the ink; undefined if hardly any are equal. As
 * {@link usualBondLength}, for any number of lines.
 */
export function usualLength(
  lengths: readonly number[],
  minEqual: number = MIN_EQUAL,
): number | undefined {
  const sorted = lengths.filter((length) => length >= MIN_BOND).sort((a, b) => a - b);
  let [from, to, sum, most] = [0, 0, 0, 0];
  let best: number | undefined;
  for (const length of sorted) {
    for (; (sorted[to] ?? Infinity) < (1 + EQUAL) * length; to++) sum += sorted[to] ?? 0;
    for (; (sorted[from] ?? length) <= (1 - EQUAL) * length; from++) sum -= sorted[from] ?? 0;
    if (to - from >= minEqual && sum > most) [best, most] = [length, sum];
  }
  return best;
}
