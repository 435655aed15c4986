import { morphemeCover } from './chemicalMorphemes';
import { isTrivialName } from './trivialWords';

/** The kind of name that a word with locants or substituent prefixes is. */
export type SystematicKind = 'iupac_name' | 'iupac_like_name';

/** Locants: 3-, 2,3-, 2α-, 4'-, (3R)-, 1,2-; configuration and position letters: N-, O-, L-, p-, ent-. */
const locant = /(?:^|[-,([{])\d{1,2}[a-zαβγδ]?['’′″]*(?:[RSEZHαβ]\b)?(?=[-,)\]([])/;
const letterLocant =
  /(?:^|-)(?:[NOSCLDR]|ent|rac|cis|trans|[EZ]|α|β|γ|alpha|beta|gamma|[pom]|syn|anti|epi|iso)-/;
/** A group before a trivial name, without a locant: indanoyl-isoleucine. */
const acylPrefix = /^[A-Za-z]{3,}yl-(?=[A-Za-z]{6})/;
const insideLetters = /[a-zA-Z]{3,}/g;

/** Endings of parent structures in the rules of nomenclature. */
const systematicEnd =
  /(?:an[eo]?|en[eo]?|yne?|ol|one|al|oic|acid|amide|amine|nitrile|dione|trione|diol|triol|benzene|phenol|pyran|furan|chromen|indole|quinoline|pyridine|dithiin|naphthalene|anthracene|aldehyde|carboxylic|propionic|benzoic|acetic|acrylic|urea|ether|sulfide)$/;

/** Parents with trivial names that the rules accept. */
const halfTrivialEnd =
  /(?:flavone|flavanone|flavan|chalcone|xanthone|stilbene|quinone|coumarin|chromone|anthrone|terpene)$/;

/** Share of letters that building blocks must cover. */
const NEARLY_ALL = 0.9;
const MOST = 0.55;

/**
 * Whether a word is a systematic name (locants, and a parent from the rules) or resembles one (locants or
 * substituents on a trivial name, as in 3-O-glucosylresveratrol).
 */
export function systematicKind(word: string): SystematicKind | undefined {
  if (word.length < 7 || word.length > 160 || /[/@=]/.test(word) || !isBalanced(word))
    return undefined;
  const numbered = locant.test(word);
  if (!numbered && !letterLocant.test(word) && !acylPrefix.test(word)) return undefined;
  const pieces = (word.match(insideLetters) ?? []).map((piece) => piece.toLowerCase());
  const last = pieces.at(-1);
  const letters = pieces.join('');
  if (!last || letters.length < 5 || /[A-Z]{3}/.test(word)) return undefined;
  const total = pieces.reduce((sum, piece) => sum + morphemeCover(piece) * piece.length, 0);
  const cover = total / letters.length;
  if (numbered && cover >= NEARLY_ALL && letters.length >= 7 && endsByRule(pieces))
    return 'iupac_name';
  if (numbered && cover >= NEARLY_ALL && halfTrivialEnd.test(last)) return 'iupac_like_name';
  const parent = trivialParent(last);
  if (parent && (cover >= MOST || pieces.length === 1 || isTrivialName(last))) {
    return 'iupac_like_name';
  }
  const known = coverWithTrivial(pieces) / letters.length;
  return known >= NEARLY_ALL && pieces.length > 1 && /oside|oyl|ine$/.test(letters)
    ? 'iupac_like_name'
    : undefined;
}

/** Letters that building blocks and trivial names cover: quercetin-3-O-(6''-benzoyl)-β-galactoside. */
const coverWithTrivial = (pieces: readonly string[]) =>
  pieces.reduce(
    (sum, piece) => sum + (isTrivialName(piece) ? 1 : morphemeCover(piece)) * piece.length,
    0,
  );

const endsByRule = (pieces: readonly string[]) => {
  const last = pieces.at(-1) ?? '';
  if (halfTrivialEnd.test(last)) return false;
  return systematicEnd.test(last) || /^(?:di|tri)?(?:one|ol|al|oic|ene|yne|amine)$/.test(last);
};

/** The trivial name at the end of a word with prefixes: desoxy-paxilline, methoxy-podophyllotoxin. */
function trivialParent(word: string): string | undefined {
  if (isTrivialName(word)) return word;
  for (let start = 2; start <= word.length - 6; start += 1) {
    if (!isTrivialName(word.slice(start))) continue;
    if (morphemeCover(word.slice(0, start)) >= NEARLY_ALL) return word.slice(start);
  }
  return undefined;
}

/** Whether all of a word's brackets are balanced. */
export function isBalanced(word: string): boolean {
  let depth = 0;
  for (const sign of word) {
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
