import { isDrugName } from './drugStems';
import { knownCompounds, noCompounds } from './lexicon/compounds';

/** Endings that are so rare in English words that the list of exceptions covers them. */
const compoundEnd =
  /(?:[a-z]{3}in|[a-z]{3}ine|[a-z]{4}ol|[a-z]{3}(?:en|an|in|id|er|et|uc|iv|or|ox|op|ac|il|ol|yl|hr|ul|as|al|ad|ot|at|it)one|oside|[a-z]{2}olide|[a-z]{3}amide|[a-z]{3}(?:id|in|an|tr|ol|ap|op|ip|al|ul|el|yll|in|or|er|ad|it|qual|cur|ren|rar)ene|quinone|furan|pyran|peptide|[a-z]{4}adiene|[a-z]{4}aldehyde)$/;

/** English derivations with the endings of compounds. */
const englishEnd =
  /(?:(?:atto|femto|pico|nano|micro|milli|kilo)mol|omain|tain|lain|frain|ertain|ssin|glob[iu]lin|globin|protein|vitamin|ellin|kinin|ectin|trypsin|avidin|(?:^|over|under|re|new|multi|poly|time|base|head|out|air|by|inter|blank|center|centre|cut|date|guide|hot|land|life|mark|on|off|side|trend)line|outine|plugin|builtin|login|admin|school|[a-z]tool|regain|keychain|toolchain|coffin|kelvin|fontaine|ukraine|stein|chine|crine|gine|vine|rvine|arine|talline|uline|dline|peline|medicine|vaccine|kine|fline|tline|eline|shine|prine|trol|tocol|bol|ohol|rsol|phone|stone|bone|zone|cone|clone|tone|yone|eone|rone|one-way|ogene|ygiene|scene|cene|side|wide|vide|cide|lide|ocide)$/;

/** Endings of compounds, although an English pattern matches. */
const compoundDespite =
  /(?:oside|olide|amide|ecdysone|testosterone|progesterone|strone|terone|crone|atone|tetrone|scopine|arginine|terpine|mycin|cillin|trolide|sterone|pulegone|carvone|cinerone|glucone|epothilone|aurone|ulegone|bullatacin|lactacin|phylline|allocryptopine|tropine|atropine|rubine|vincine|oxine|isoline|escoline|reticuline|[dv]arone|istein|[sl]astrol)$/;

/** Parts that mark a longer word as English or as a technique. */
const englishStart =
  /^(?:re-|pre-|co-|non-|self-|multi-|anti-|high-|low-|cross-|post-|intra|inter-)/;

/**
 * Whether one lower-case word is a compound's trivial name, by the lexicon or by its ending. Numbers, Greek
 * letters and hyphenated prefixes must be removed first.
 */
export function isTrivialName(word: string): boolean {
  if (knownCompounds.has(word)) return true;
  if (noCompounds.has(word) || word.length < 6) return false;
  if (!/^[a-zïéöü]+$/.test(word) || englishStart.test(word)) return false;
  if (isDrugName(word)) return true;
  if (!compoundEnd.test(word)) return false;
  return !englishEnd.test(word) || compoundDespite.test(word);
}

/** Like `isTrivialName`, for a family of compounds with a plural s: "andrastins". */
export const isFamilyName = (word: string): boolean =>
  word.length > 7 && word.endsWith('s') && isTrivialName(word.slice(0, -1));
