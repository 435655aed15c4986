import { meanLowestCost, type LetterCosts } from '../../lines/letterShapes/letterCosts';

/** Each letter is this much better than the next ... */
const MARGIN = 0.06;
/** ... and costs at most this. */
const MAX_COST = 0.34;
/** Letters that are drawn alike. */
const ALIKE: Readonly<Record<string, string>> = { I: 'l', '–': '-', 1: 'l', O: '0', o: 'ο' };

/** Letters that cost more on average are set in a font that is not known: its t may look like an f. */
const MAX_MEAN = 0.19;

/** A word letter by letter; undefined unless every letter is clear. */
export function spelledWord(letters: readonly LetterCosts[]): string | undefined {
  if (meanLowestCost(letters) > MAX_MEAN) return undefined;
  const chars = letters.map(clearLetter);
  return chars.every((char) => char !== undefined) ? tellApart(chars.join('')) : undefined;
}

function clearLetter(costs: LetterCosts): string | undefined {
  const [best, ...others] = [...costs];
  if (!best || best[1] > MAX_COST) return undefined;
  const next = others.find(([char]) => alike(char) !== alike(best[0]));
  return next && next[1] - best[1] < MARGIN ? undefined : best[0];
}

const alike = (char: string) => ALIKE[char] ?? char;

/** Capitals are in the midst of no word of small letters, and a capital before a small letter is one. */
const tellApart = (word: string) =>
  word
    .replace(/(?<=\p{Ll})I|I(?=\p{Ll}{2})(?<!^I)/gu, 'l')
    .replace(/(?<=\p{L})1(?=\p{Ll})|(?<=\p{Ll}{2})1/gu, 'l')
    .replace(/^l(?=[^aeiouy\d])/u, 'I')
    .replace(/(?<=\d)O|O(?=\d)/gu, '0')
    .replaceAll('–', '-');
