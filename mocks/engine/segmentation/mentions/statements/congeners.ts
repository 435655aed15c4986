import { gradeName } from '../../compoundLabels/compoundName';
import { between } from '../numberList';
import {
  beforeSeparator,
  CHEMICAL,
  follows,
  isSign,
  JOINS,
  NO_HEAD,
  SIGN,
  type FoundNames,
  type Sentence,
} from './wordKinds';
import type { Word } from './articleWords';

/**
 * As many congeners as are asked for, the last of which ends with a word: `andrastins A–C`, `villosins A and B`. The
 * name that they share is given in the singular.
 */
export function congenersEndingAt(
  { words, textOf }: Sentence,
  last: number,
  count: number,
): FoundNames | undefined {
  const listed = signsEndingAt(words, last, count);
  const head = words[(listed?.at ?? 0) - 1];
  if (!listed || !head || NO_HEAD.test(head.text) || !/\p{Ll}{3}/u.test(head.text))
    return undefined;
  const first = startOfPlural(words, listed.at - 1);
  const start = words[first];
  if (!start || !follows(head, words[listed.at])) return undefined;
  const base = singular(textOf(start, head));
  const names = listed.signs.map((sign) => `${base} ${sign}`);
  return names.every((name) => gradeName(name) !== undefined) ? { names, first } : undefined;
}

/** As many signs as are asked for, at least two, and the index of the word where they begin. */
function signsEndingAt(words: readonly Word[], last: number, count: number) {
  const signs: string[] = [];
  let at: number | undefined = last;
  while (at !== undefined && count > 1) {
    const part = signsOf(words[at]?.text ?? '');
    if (!part) return undefined;
    signs.unshift(...part);
    if (signs.length >= count) return signs.length === count ? { signs, at } : undefined;
    at = beforeSeparator(words, at);
  }
  return undefined;
}

/** "14-deacetyl parasiticolides A and B": words of the name before its plural. */
function startOfPlural(words: readonly Word[], head: number): number {
  let first = head;
  while (follows(words[first - 1], words[first]) && CHEMICAL.test(words[first - 1]?.text ?? ''))
    first -= 1;
  return first;
}

const singular = (base: string): string => base.replace(/(?<=\p{Ll}{3}[^sui])s$/u, '');

/** `A–C` is A, B and C; `A1–A3`, `I–III`, `4–6`. */
function signsOf(text: string): readonly string[] | undefined {
  if (SIGN.test(text)) return [text];
  const [, from = '', to = ''] = /^([^–-]{1,4})[–-]([^–-]{1,4})$/u.exec(text) ?? [];
  if (!SIGN.test(from) || !SIGN.test(to)) return undefined;
  const romans = ROMAN.slice(ROMAN.indexOf(from), ROMAN.indexOf(to) + 1);
  if (ROMAN.includes(from) && romans.length > 1) return romans;
  return numberedSigns(from, to) ?? letteredSigns(from, to);
}

function numberedSigns(from: string, to: string): readonly string[] | undefined {
  const [stem = ''] = /^\D*(?=\d)/u.exec(from) ?? [];
  const [a, b] = [from.slice(stem.length), to.startsWith(stem) ? to.slice(stem.length) : to];
  if (!/^\d+$/.test(a) || !/^\d+$/.test(b)) return undefined;
  return between(Number(a), Number(b), (n) => `${stem}${n}`);
}

const letteredSigns = (from: string, to: string): readonly string[] | undefined =>
  /^[A-Z]{2}$/.test(from + to)
    ? between(from.charCodeAt(0), to.charCodeAt(0), (code) => String.fromCharCode(code))
    : undefined;

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A congener's sign alone, `B` of "andrastins A (1) and B (2)", with the name of the one before it. */
export function elliptical(
  { words }: Sentence,
  at: number,
  before: string | undefined,
): string | undefined {
  const word = words[at];
  if (
    !word ||
    !isSign(word) ||
    (follows(words[at - 1], word) && !JOINS.test(words[at - 1]?.text ?? ''))
  )
    return undefined;
  const [, base] = /^(.*\p{L}{3}.*) (\S+)$/u.exec(before ?? '') ?? [];
  const sign = /\S+$/u.exec(before ?? '')?.[0] ?? '';
  return base !== undefined && SIGN.test(sign) ? `${singular(base)} ${word.text}` : undefined;
}
