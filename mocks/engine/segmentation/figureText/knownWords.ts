import { onceFor } from '../../caching/onceFor';

/** Punctuation around a word of running text. */
const AROUND = /^[([“"‘']+|[)\].,;:!?”"’']+$/gu;
/** What stands between the letters of a systematic name. */
const NO_LETTERS = /([^\p{L}]+)/u;
/** Longer ones are addresses, or runs without blanks. */
const MAX_LENGTH = 60;
/** More words than the text of forty pages has: hostile. */
const MAX_WORDS = 50_000;
/** Shorter words differ from others by a letter too often for one to be put right. */
const MIN_LENGTH = 6;

/** The words of an article's text by their form in small letters. */
export type KnownWords = ReadonlyMap<string, string>;

/** The words of paragraphs, found once for all pages; also without the plural’s s: labels name one compound. */
export const knownWords = onceFor((paragraphs: readonly string[]): KnownWords => {
  const words = new Map<string, string>();
  for (const paragraph of paragraphs) {
    for (const printed of paragraph.split(/\s+/u)) {
      if (printed.length > 2 * MAX_LENGTH) continue;
      const word = plainDashes(printed.replace(AROUND, ''));
      if (word === '' || word.length > MAX_LENGTH || words.size > MAX_WORDS) continue;
      const parts = word.split(NO_LETTERS).filter((part) => part.length >= MIN_LENGTH);
      for (const form of [word, word.replace(/(?<=\p{Ll}{4})s$/u, ''), ...parts]) {
        if (!words.has(form.toLowerCase())) words.set(form.toLowerCase(), form);
      }
    }
  }
  return words;
});

const plainDashes = (word: string) => word.replace(/[–−‐]/gu, '-').replace(/[′’]/gu, "'");

/**
 * A line as the article spells its words: a long one that differs in one sign from a single word of the text is
 * that word.
 *
 * @returns whether all of its words with three letters and more are words of the text
 */
export function asKnown(
  line: string,
  known: KnownWords,
): { readonly text: string; readonly confirmed: boolean } {
  let confirmed = /\p{L}{3}/u.test(line);
  const words = line.split(' ').map((printed) => {
    const word = printed.replace(AROUND, '');
    if (!/\p{L}{3}/u.test(word) || known.has(word.toLowerCase())) return printed;
    const meant = asWord(word, known);
    if (meant !== undefined) return printed.replace(word, meant);
    confirmed = false;
    return printed
      .split(NO_LETTERS)
      .map((part) => asWord(part, known) ?? part)
      .join('');
  });
  return { text: words.join(' '), confirmed };
}

function asWord(word: string, known: KnownWords): string | undefined {
  const low = word.toLowerCase();
  if (word.length < MIN_LENGTH || known.has(low)) return undefined;
  const meant = nearWord(low, known);
  // Of two readings of a number neither is better for being in a text, which may be a scan's.
  return meant === undefined || /\d/u.test(meant) ? undefined : withCase(meant, word);
}

const withCase = (word: string, like: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The one word of the text at an edit distance of one; undefined if there are several. */
function nearWord(word: string, known: KnownWords): string | undefined {
  const near: string[] = [];
  for (const [other, printed] of known) {
    if (Math.abs(other.length - word.length) <= 1 && isOneEdit(word, other)) near.push(printed);
  }
  return near.length === 1 ? near[0] : undefined;
}

function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(at + (short.length === long.length ? 1 : 0)) === long.slice(at + 1);
}
