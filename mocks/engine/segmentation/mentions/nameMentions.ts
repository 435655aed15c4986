import type { Span } from './sentences';

/** Shorter names occur within other words and abbreviations. */
const SHORTEST = 4;

const HYPHEN = '[-‐‑–−]';
const LOCANT = `\\d{1,2}\\p{L}?[′″'"’]{0,2}`;

/** What makes a name longer: `-3-O-rutinoside`, or a blank and a locant, as in ` 3,7-dimethyl ether`. */
const LONGER = [
  HYPHEN,
  `\\s${LOCANT}(?:,\\s?${LOCANT})*${HYPHEN}\\s?[\\p{L}([]`,
  `\\s[NOSC]${HYPHEN}\\p{L}`,
].join('|');

/** Where a text has a name, in capitals or not, as no part of a longer one; a citation's raised number may follow. */
export function nameMentions(text: string, name: string): Span[] {
  if (name.length < SHORTEST) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{Nd}]|\\p{L}${HYPHEN}|\\d${HYPHEN})${escaped(name)}(?![\\p{L}\\p{Nd}]|${LONGER})`,
    'giu',
  );
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** A blank or hyphen of the name may be any of the text. */
const escaped = (name: string): string =>
  name
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s')
    .replace(new RegExp(HYPHEN, 'gu'), HYPHEN);
