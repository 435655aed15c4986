/** Characters of a word that are kept; names of compounds are longer, and found by their beginnings. */
const WORD_LIMIT = 100;

/** Characters of a name or a DOI that count: a word of a `tsvector` has at most 2,046 bytes. */
const FIELD_LIMIT = 400;

/** Words of a compound that are kept; a `tsvector` has at most 1 MB. */
const WORDS_LIMIT = 1_000;

/** Words of a search that count. */
const SOUGHT_LIMIT = 20;

/**
 * What a word is of, written before it: a search of one field is one for these. Plain words are of any field, and have
 * no colon.
 */
export type WordField =
  | 'assigned'
  | 'curator'
  | 'doi'
  | 'doubt'
  | 'name'
  | 'organism'
  | 'state'
  | 'verdict';

/** The words of a text, in small letters and without accents: `β-Sitosterol` has two. */
export const wordsIn = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, WORD_LIMIT));

export const fieldWord = (field: WordField, word: string): string =>
  `${field}:${word.slice(0, FIELD_LIMIT)}`;

/** As a DOI is compared: its letters' case means nothing (DOI Handbook, 3.4). */
export const doiWord = (doi: string): string => fieldWord('doi', doi.trim().toLowerCase());

/** Each once, as a `tsvector` takes them. */
export const keptWords = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].slice(0, WORDS_LIMIT);

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** Words as the text of a `tsvector`, for statements that write several of them. */
export const keptVector = (words: readonly string[]): string => words.map(quoted).join(' ');

/** A condition in the language of `tsquery`. @param isWhole not only the beginning of a word */
export const soughtWord = (word: string, isWhole = false): string =>
  `${quoted(word)}${isWhole ? '' : ':*'}`;

/** Whatever has all words, each by its beginning; undefined for a text without words. */
export function soughtText(text: string, field?: WordField): string | undefined {
  const words = wordsIn(text).slice(0, SOUGHT_LIMIT);
  if (words.length === 0) return undefined;
  return words
    .map((word) => soughtWord(field === undefined ? word : fieldWord(field, word)))
    .join(' & ');
}
