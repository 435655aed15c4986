import { isBalanced } from '../systematicNames';

/** What the model may take for the end of a name, and what follows it. */
const TAILS: readonly [tail: RegExp, following: RegExp][] = [
  // "andrastins A-C [1,3]": the numbers of references.
  [/ \[\d{1,3}(?:[,–-] ?\d{1,3})*\]$/, /^/],
  // "Cetyl palmitate 2 - 3", "Parasiticolide A 3 10.4": the cells of a table.
  [/ \d{1,3}$/, /^ (?:[-–] ?)?\d/],
];

/** Length of a name without what does not belong to its end. */
export function lengthWithoutTail(words: string, following: string): number {
  let length = words.length;
  for (const [tail, next] of TAILS) {
    const cut = tail.exec(words.slice(0, length));
    if (cut && next.test(words.slice(length) + following)) length = cut.index;
  }
  return length;
}

/**
 * What stands between two names: a compound's number, as in "andrastin A (1) atlantinone A" (an acid's may be
 * inside), a colon, the end of a sentence, the border of two paragraphs, a dash between blanks.
 */
const joinsNames = /: | [-–] |\. | {2}|\(\d{1,3}[a-z]?\)(?! acid|$)[: ]/;
/** "R1 and R2" stand for parts that a drawing or a claim leaves open. */
const residue = /(?:^|\s)R['’]?\d{0,2}(?:$|\s)/;

/** Signs that a scan was misread as, and water, which is in every method. */
const noName = /[!?]|Milli-?Q|^[HD]2O$/;

/** One letter stands for too much else: P for probability, K for kelvin. */
export const mayBeName = (words: string): boolean =>
  words.length > 1 &&
  /\p{L}/u.test(words) &&
  !noName.test(words) &&
  isBalanced(words) &&
  !joinsNames.test(words) &&
  !residue.test(words);
