import { isDoubtfulLabel, numberOf, type CompoundLabel } from '../compoundLabel';

/** Shorter names occur within other words and abbreviations. */
const SHORTEST_NAME = 4;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const HYPHEN = '[-‐‑–−]';

const LOCANT = `\\d{1,2}\\p{L}?[′″'"’]{0,2}`;

/** What makes a name longer: `-3-O-rutinoside`, or a blank and a locant, as in ` 3,7-dimethyl ether`. */
const LONGER = [
  HYPHEN,
  `\\s${LOCANT}(?:,\\s?${LOCANT})*${HYPHEN}\\s?[\\p{L}([]`,
  `\\s[NOSC]${HYPHEN}\\p{L}`,
].join('|');

/** Upper and lower case tell numbers apart: `1a` from `1A`, and `A` from the `(a)` of a list. */
function speaksOfNumber(number: string): RegExp {
  const written = escaped(number);
  const brackets = /\p{L}/u.test(number)
    ? [`\\(${written}\\)`, `\\[${written}\\]`]
    : [`\\(${written}\\)`];
  return new RegExp([...brackets, `[Cc]ompounds? ${written}(?![\\p{L}\\p{N}])`].join('|'), 'u');
}

const speaksOfName = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}]|${LONGER})`, 'iu');

/**
 * Whether a sentence speaks of the compound that a label names: by its name, or by its number in brackets or
 * after "compound" (a bare number may count anything, and one in square brackets cites a source). A doubtful
 * label is not looked for.
 */
export function speaksOf(label: CompoundLabel | undefined): (sentence: string) => boolean {
  if (!label || isDoubtfulLabel(label)) return () => false;
  const number = numberOf(label);
  const { name = label.captionName } = label;
  const patterns = [
    ...(number === undefined ? [] : [speaksOfNumber(number)]),
    ...(name === undefined || name.length < SHORTEST_NAME ? [] : [speaksOfName(name)]),
  ];
  return (sentence) => patterns.some((pattern) => pattern.test(sentence));
}
