import { looksLikeLabel } from '../../lines/labelPattern';

const DESCRIPTOR =
  '(?:\\((?:[±+–−-]|\\d{0,2}[RSEZ](?:,\\s?\\d{0,2}[RSEZ])*)\\)-|(?:rac|ent|epi|cis|trans|meso|[DLEZ])-)?';
/** Arabic with a letter, Roman, or letters with a number (`A1`), each perhaps with primes or an asterisk. */
const CORE = "(?:\\d{1,3}[a-z]?|[IVX]{1,5}|[A-Z]{1,2}-?\\d{1,2}[a-z]?)['’′″*]{0,3}";
const ONE = `${DESCRIPTOR}${CORE}`;
const SEVERAL = `${ONE}(?:\\s?(?:,|/|&|and|–|-)\\s?(?:${ONE}|[a-z](?![a-z])))*`;

/** Source of a pattern that matches one or several compound numbers. */
export const COMPOUND_NUMBER = `(?:${SEVERAL})`;

const WHOLE = new RegExp(`^${COMPOUND_NUMBER}$`, 'u');
const LETTER = /^[A-Z]$/;

/** Whether a text is a compound number and no atom or formula: `C5`, `H2` and `I` are labels of atoms. */
export function isCompoundNumber(text: string): boolean {
  return WHOLE.test(text) && (/^[IVX]{2,5}$/.test(text) || !looksLikeLabel(text));
}

/** Whether a text is a letter that may stand for a compound; rings and parts of figures have letters, too. */
export const isCompoundLetter = (text: string): boolean =>
  LETTER.test(text) && !/^[CNOSPIR]$/.test(text);
