import { knownCompounds, noCompounds } from './lexicon/compounds';
import type { FoundName } from './multiWordCompounds';
import { congenersOf, withCongener, withGlycoside } from './nameTails';
import { RULE_CONFIDENCE } from './ruleConfidence';
import { isCapitalOfSentence } from './sentenceOpenings';
import type { Token } from './tokens';
import { isFamilyName, isTrivialName } from './trivialWords';

/** Prefixes of configuration and position before a trivial name. */
const stereoPrefix =
  /^(?:\((?:[+±–−-]|[RSEZ\d,]+)\)-|(?:[DLRSENOZ]|DL|[dDrR],[lLsS]|ent|epi|cis|trans|rac|atrop|allo|seco|[αβγδ]|[a-z]|alpha|beta|gamma|delta|iso|neo|nor|all)-)+/;
/** A congener's sign after a hyphen: pheophytin-a, notoginsenoside-R1, and amino acids: microcystin-LR. */
const hyphenedSign =
  /-(?:[a-z]|[A-Z]\d{0,2}|[A-Z][a-z]\d{1,2})$|(?<=in)-[ACDEFGHIKLMNPQRSTVWY]{2}$|(?<=(?:toxin|ine|one|ol|ide|ene))-\d{1,2}$/;
/** Before a capital, only compounds have one: β-Caryophyllene. */
const greekPrefix = /^(?:[αβγδ]|alpha|beta|gamma|delta)-/;
/** Unlisted words that only compounds' names and few others end like, if a congener's sign follows. */
const signedName =
  /^[a-z]{4,}(?:[hlrnt]ene|enate|olate|inone|enone|adiol|idiol|ulin|oxin|icin|acin)$/;
/** Endings that no family and no place has. */
const sureEnd =
  /(?:oside|olide|[ai]lide|idine|quinone|mycin|cillin|[ae]techin|thrine|[ae]none|terol|genin|[nt]rienol|flavone)$/;
/** Words in -gen that take a letter and number but are not small molecules. */
const noCongener =
  /^(?:anti|colla|patho|aller|nitro|oxy|hydro|halo|carcino|muta|estro|andro|fibrino|glyco|plasmino|immuno)/;

/** Without stereo prefixes and the sign of a congener after a hyphen. */
const withoutPrefix = (word: string) => word.replace(stereoPrefix, '').replace(hyphenedSign, '');

/** In lower case; a capital inside (camelCase, ISOL) is kept, so that no rule matches the word. */
export function bareName(word: string): string {
  const bare = withoutPrefix(word);
  return /^[A-Z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}

/** A trivial name or a family's that begins at a token. */
export function findTrivial(
  tokens: readonly Token[],
  index: number,
  lower: ReadonlySet<string>,
): FoundName | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const bare = withoutPrefix(token.text);
  const small = bareName(token.text);
  const withLetter = withCongener(tokens, index);
  if (isTrivialName(small)) {
    const last = withGlycoside(tokens, withLetter);
    const isPlain = !/^[A-Z]/.test(bare) || greekPrefix.test(token.text);
    if (isPlain || isSureCapital(tokens, index, bare, lower))
      return { label: 'trivial_name', last };
    return isSignedCapital(tokens, index, bare, withLetter > index)
      ? { label: 'trivial_name', last, confidence: RULE_CONFIDENCE.signedCapital }
      : undefined;
  }
  if (isFamilyName(small) && isSureFamily(tokens, index, bare, lower)) {
    const last = congenersOf(tokens, index);
    return last === undefined
      ? { label: 'compound_group', last: index }
      : { label: 'trivial_name', last };
  }
  return isNumberedUnknown(tokens, index, withLetter)
    ? { label: 'trivial_name', last: withLetter, confidence: RULE_CONFIDENCE.signedUnknown }
    : undefined;
}

function isSureFamily(
  tokens: readonly Token[],
  index: number,
  bare: string,
  lower: ReadonlySet<string>,
): boolean {
  if (!/^[A-Z]/.test(bare) || lower.has(bare.toLowerCase())) return true;
  return congenersOf(tokens, index) !== undefined || isCapitalOfSentence(tokens, index);
}

/** A capitalised word is not a family or place name if it is well known or also occurs in lower case. */
function isSureCapital(
  tokens: readonly Token[],
  index: number,
  bare: string,
  lower: ReadonlySet<string>,
): boolean {
  const token = tokens[index];
  if (!token || !/^[A-Z][a-z]+$/.test(bare)) return false;
  const small = bare.toLowerCase();
  if (lower.has(small) || lower.has(token.text.toLowerCase()) || knownCompounds.has(small))
    return true;
  if (isCapitalOfSentence(tokens, index)) return true;
  return sureEnd.test(small) || withGlycoside(tokens, index) > index;
}

/** A capitalised word with the sign of a congener or the number of a compound after it: "Withaferin A". */
const isSignedCapital = (
  tokens: readonly Token[],
  index: number,
  bare: string,
  lettered: boolean,
): boolean =>
  /^[A-Z][a-z]+$/.test(bare) &&
  (lettered || /^\s*\(\d{1,3}[a-z]?[),]/.test(followingText(tokens, index)));

/** `sporogen AO1 (7)`: an unknown word, its congener sign and a compound number. */
function isNumberedUnknown(tokens: readonly Token[], index: number, last: number): boolean {
  const token = tokens[index];
  if (!token || last === index) return false;
  if (signedName.test(token.text) && !noCompounds.has(token.text)) return true;
  if (
    !/^[a-z]{4,}(?:gen|mycin|statin|cidin|tide|vir|oid|in|ine|al|id|ide|an|ate|ol)$/.test(
      token.text,
    )
  ) {
    return false;
  }
  if (/^\(\d{1,3}[a-z]?[),]/.test(followingText(tokens, last))) return true;
  return (
    /gen$/.test(token.text) &&
    /^[A-Z]+\d/.test(tokens[last]?.text ?? '') &&
    !noCongener.test(token.text)
  );
}

function followingText(tokens: readonly Token[], index: number): string {
  const next = tokens[index + 1];
  return next ? next.before + next.text + next.after : '';
}
