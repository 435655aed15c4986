import { irregularEpithets, knownGenera, noEpithets, noGenera } from './lexicon/genera';

/** Endings of Latin adjectives and genitives that are rare in English words. */
const strongEpithet =
  /(?:ensis|ense|oides|aceus|acea|aceum|ifoli[ao]|ifoli(?:us|um)|flor(?:a|us|um)|[lrtv]at(?:a|us|um)|os(?:a|us|um)|an(?:a|us|um)|ic(?:a|us|um)|alis|aris|in(?:a|us|um)|ell(?:a|us|um)|escens|icola|phyll(?:a|us|um)|carp(?:a|us|um)|sperm(?:a|us|um)|anth(?:a|us|um)|olen(?:s|tus)|[bcdfghklmnprstvwz]ii|[a-z]{3}iae|[a-z]{4}ae|ilis|iv(?:a|us|um)|oid(?:es|eus|ea|eum)|[a-z]{3}errim(?:a|us|um)|issim(?:a|us|um)|ul(?:a|us|um))$/;

/** Any ending that a Latin epithet may have. */
const possibleEpithet = /(?:a|us|um|is|e|i|ae|ens|ans|or|ax|ex|ix|on|os|es|as|ops|yx)$/;

/** Endings of genus names. */
const possibleGenus =
  /(?:a|us|um|is|es|ops|on|os|as|ax|ex|ix|yx|ys|ium|ella|myces|bacter|coccus|monas|spora|phora|dendron|anthus|opsis|ago|edo|oe|phe)$/;

const english =
  /^(?:An?|In|On|At|As|By|Of|For|From|With|And|But|No|Not|Some|All|Our|It|He|She|We|They|There|Here|Two|Four|That|When|Where|While|Most|Many|More|Such|Other|New|Only|Each|Any|If|To|Is|Are|Or|His|Her|My|Your|Yet|So|Then|Than|Also|After|Before|During|Under|Over|Between|Using|Because|Although|However|Therefore|Moreover|Furthermore)$/;

const lowerCase = /^[a-z]{3,}(?:-[a-z]{3,})?$/;

/** Endings that a doubtful epithet needs next to a doubtful genus; English plurals end differently. */
const usualEpithet = /(?:[^aeo]a|us|um|is|[^aeiou]i|ae|[aei]ns|ulum)$/;

/** Whether a lower-case word may be an epithet at all. */
export function mayBeEpithet(word: string): boolean {
  if (!lowerCase.test(word) || noEpithets.has(word)) return false;
  return possibleEpithet.test(word) || irregularEpithets.has(word);
}

/** Whether a lower-case word is an epithet even next to an unknown genus. */
export const isStrongEpithet = (word: string): boolean =>
  mayBeEpithet(word) && word.length >= 5 && strongEpithet.test(word);

/** Whether a word is an epithet when the surrounding words refer to an organism. */
/** Endings of epithets that lists may be trusted with; "infection" and "exposes" are listed, too. */
const latinEnd = /(?:a|us|um|is|i|ae|ens|ans|e|on|or|os|es|ax|ex|ix|yx|ops|x)$/;
const englishEnd = /(?:[ts]ion|[ae]nce|[aeo]sis|oes|ate|ine|able|ible)$/;

/** "Drosophila reproductive", "Arabidopsis embryos", "Salvia labdane". */
export const looksEnglish = (word: string): boolean =>
  /(?:[ts]ions?|[ae]nces?|oses|oes|[td]ane|[nr]ate|able|ible|tive|male|yos|ies|ions|ors|ers|ines?)$/.test(
    word,
  );

/** Whether a word is neither a known exception nor ends as English nouns and verbs do. */
export const mayBeForeign = (word: string): boolean =>
  !noEpithets.has(word) && !/(?:s|ed|er|ing|ion|ity|al|ant|ent|ate|ive|ment|ness|ly)$/.test(word);

/** Whether a word that is listed as an epithet looks like one. */
export const mayBeListedEpithet = (word: string): boolean =>
  lowerCase.test(word) && !noEpithets.has(word) && latinEnd.test(word) && !englishEnd.test(word);

export const isLikelyEpithet = (word: string): boolean =>
  mayBeEpithet(word) && word.length >= 4 && usualEpithet.test(word);

/** Whether a word may be a listed genus: lists of genera also hold "The" and other words of every text. */
export const mayStandAsGenus = (word: string): boolean =>
  /^[A-Z][a-z]{2,}$/.test(word) && !noGenera.has(word) && !english.test(word);

export const isKnownGenus = (word: string): boolean => knownGenera.has(word);

/** Whether a capitalised word may be a genus that is missing from the lexicon. */
export const mayBeGenus = (word: string): boolean =>
  /^[A-Z][a-z]{3,}$/.test(word) && !noGenera.has(word) && possibleGenus.test(word);
