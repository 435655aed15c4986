import { certainLogs } from '../statistics';
import { MISREAD, type SoundSpelling } from './weighMeanings';

/** The label network looked at another letter if the bonded one is farther from the atom than this, bonds. */
const BESIDE = 0.35;
/** Less probable letters do not decide alone. */
const SURE_LETTERS = 0.85;

/** A spelling with a meaning, and where the letter is that bears the bond, to the right of the atom, bonds. */
export interface PlacedMeaning extends SoundSpelling {
  readonly bonded: number;
}

/**
 * The classes of a label whose bonded letter is not at its atom: `NH2` and `CH3` written to the left of their
 * bond, which ends at the last sign. The label network was shown the bonded letter in the middle of its view
 * and knows no others, so what it says there counts for nothing beside letters that are sure.
 *
 * @param classes their number
 * @param sound the most probable first
 * @returns undefined where both opinions count
 */
export function classesOfLetters(
  classes: number,
  [best]: readonly PlacedMeaning[],
): number[] | undefined {
  if (!best || best.label < 0 || Math.abs(best.bonded) < BESIDE) return undefined;
  const probability = Math.exp(best.spelling.log) * (1 - MISREAD);
  if (probability < SURE_LETTERS * (1 - MISREAD)) return undefined;
  return certainLogs(classes, best.label).map((log, i) =>
    i === best.label ? Math.log(probability) : log,
  );
}
