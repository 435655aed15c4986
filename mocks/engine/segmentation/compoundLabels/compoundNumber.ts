import { looksLikeLabel } from '../../lines/labelPattern';

/*
 * Each text has one reading at most: `D-1` is not a descriptor with a 1, `I-1` not a list of `I` and `1`.
 * With two readings of each entry, a list of n entries that fits nowhere would take 2^n attempts.
 */
/** Letters with a number: `A1`, `D-12`. */
const LETTERED = '[A-Z]{1,2}-?\\d{1,2}(?!\\d)';
const DESCRIPTOR = `(?:\\((?:[±+–−-]|\\d{0,2}[RSEZ](?:,\\s?\\d{0,2}[RSEZ])*)\\)-|(?:rac|ent|epi|cis|trans|meso|(?!${LETTERED})[DLEZ])-)?`;
/** Arabic with a letter, Roman, or letters with a number (`A1`), each perhaps with primes or an asterisk. */
const CORE = `(?:\\d{1,3}[a-z]?|(?!${LETTERED})[IVX]{1,5}|${LETTERED}[a-z]?)['’′″*]{0,3}`;
const ONE = `${DESCRIPTOR}${CORE}`;
const SEVERAL = `${ONE}(?:\\s?(?:,|/|&|and|–|-)\\s?(?:${ONE}|[a-z](?![a-z])))*`;

/** Source of a pattern that matches one or several compound numbers. Its readings are unique only if case counts. */
export const COMPOUND_NUMBER = `(?:${SEVERAL})`;

const WHOLE = new RegExp(`^${COMPOUND_NUMBER}$`, 'u');
const LETTER = /^[A-Z]$/;

/** Whether a text is a compound number and no atom or formula: `C5`, `H2` and `I` are labels of atoms. */
export function isCompoundNumber(text: string): boolean {
  return WHOLE.test(text) && (/^[IVX]{2,5}$/.test(text) || !looksLikeLabel(text));
}

/** Whether a text is a letter that may stand for a compound: those that do not count are no lines of a figure. */
export const isCompoundLetter = (text: string): boolean => LETTER.test(text);
