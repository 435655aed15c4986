import { isBalanced } from '../systematicNames';

/** What the model may take for the end of a name, and what follows it. */
const TAILS: readonly [tail: RegExp, following: RegExp][] = [
  // "Cetyl palmitate 2 - 3", "Parasiticolide A 3 10.4": the cells of a table.
  [/ \d{1,3}$/, /^ (?:[-–] ?)?\d/],
  // "dopamine D2 receptors", "5-hydroxytryptamine-3 antagonist": the receptor's subtype.
  [
    /(?: (?:[A-HJ-UW-Z]|5-HT)\d?[A-Z]?|(?<=[a-z])-\d[A-Z]?)$/,
    /^[ -](?:auto)?(?:receptor|agonist|antagonist)/,
  ],
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

/** "nitrate/nitrite", "morphine / Rg1"; what acts on the receptor of another: "serotonin antagonist ketanserin". */
const BETWEEN_NAMES =
  /(?<=[a-z]{4}\)?) ?\/ ?(?=[\w(]{3})| (?:receptor )?(?:ant)?agonists? | inhibitors? /g;

/** The names that a stroke or such words join, each with its distance from the beginning. */
export function joinedNames(words: string): { readonly at: number; readonly name: string }[] {
  const names: { at: number; name: string }[] = [];
  let at = 0;
  for (const { 0: sign, index } of words.matchAll(BETWEEN_NAMES)) {
    names.push({ at, name: words.slice(at, index) });
    at = index + sign.length;
  }
  names.push({ at, name: words.slice(at) });
  return names.every(({ name }) => isBalanced(name)) ? names : [{ at: 0, name: words }];
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
