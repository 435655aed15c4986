import { isClassByForm } from './classForms';
import { isClassModifier } from './classModifiers';
import { isOfEnzyme } from './enzymeNames';
import type { Mention } from './labels';
import { classHeads, compoundClasses, compoundGroups } from './lexicon/classes';
import { withCongener } from './nameTails';
import { longestPhrase } from './phrases';
import { adjoin } from './tokens';
import type { Token } from './tokens';
import { isFamilyName, isTrivialName } from './trivialWords';

/** Classes of compounds, with the words that narrow them; broad groups have their own label. */
export function findClasses(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || !/^[A-Za-zα-ω\d]/.test(token.text)) continue;
    const narrowed = narrowedClass(tokens, index);
    const single = longestPhrase(tokens, index, compoundClasses, true);
    const group = longestPhrase(tokens, index, compoundGroups, true);
    const formed = isClassByForm(token.text) ? index : -1;
    const derived = derivativesOf(tokens, index) ?? -1;
    const last = Math.max(narrowed ?? -1, single ?? -1, group ?? -1, formed, derived);
    if (last < 0 || isOfEnzyme(tokens, last)) continue;
    const label =
      last === group && last !== narrowed && last !== single ? 'compound_group' : 'compound_class';
    const end = last === single ? withSign(tokens, last) : last;
    mentions.push({
      label: end > last ? 'trivial_name' : label,
      start: token.start,
      end: tokens[end]?.end ?? token.end,
    });
    index = end;
  }
  return mentions;
}

/**
 * Words in the longest narrowed class; without this limit, a text made of such words would take quadratic
 * time.
 */
const LONGEST_CLASS = 12;

/**
 * One to three modifiers and a head: "pentacyclic lupane triterpene". A head may itself be a modifier of the
 * next one.
 *
 * @param beyond exclusive upper bound of the class's tokens
 */
function narrowedClass(
  tokens: readonly Token[],
  index: number,
  beyond = index + LONGEST_CLASS,
): number | undefined {
  for (let last = index; last < Math.min(index + 4, beyond - 1); last += 1) {
    const token = tokens[last];
    const next = tokens[last + 1];
    if (!token || !isClassModifier(token.text) || !adjoin(token, next)) return undefined;
    const phrase = classPhrase(tokens, last + 1);
    if (phrase !== undefined && phrase > last + 1) return phrase;
    const following = next.text.toLowerCase();
    if (!isClassHead(following)) continue;
    return isClassModifier(following)
      ? (narrowedClass(tokens, last + 1, beyond) ?? last + 1)
      : last + 1;
  }
  return undefined;
}

/** Parts of a skeleton are lettered, too: "the flavone B ring". */
const skeletonPart = /^(?:rings?|nucleus|unit|units|moiety|moieties|part|parts|side)$/;

/** A name by itself: "the gibberellin GA4". */
const abbreviatedSign = /^[A-Z]{2}\d/;

/** A class in the singular and the sign of a congener are the name of a compound: "withanolide A". */
function withSign(tokens: readonly Token[], last: number): number {
  if (/s$/i.test(tokens[last]?.text ?? '')) return last;
  const sign = withCongener(tokens, last);
  const isName = abbreviatedSign.test(tokens[sign]?.text ?? '');
  return isName || skeletonPart.test(tokens[sign + 1]?.text ?? '') ? last : sign;
}

/** A class of several words may be narrowed, too: "polyunsaturated fatty acids". */
const classPhrase = (tokens: readonly Token[], index: number) =>
  longestPhrase(tokens, index, compoundClasses, true) ??
  longestPhrase(tokens, index, compoundGroups, true);

/** "bromotyrosine derivatives", "pulvinic acid derivatives", "chlorophyll derivatives". */
function derivativesOf(tokens: readonly Token[], index: number): number | undefined {
  const last = isAcid(tokens, index) ? index + 1 : index;
  const token = tokens[last];
  const next = tokens[last + 1];
  if (!token || !adjoin(token, next) || next.text !== 'derivatives') return undefined;
  const word = token.text.toLowerCase();
  const isKnown = last > index || isTrivialName(word) || compoundClasses.has(word);
  return isKnown ? last + 1 : undefined;
}

function isAcid(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  return !!token && /[a-z]{3}ic$/.test(token.text) && adjoin(token, next) && next.text === 'acid';
}

/** Heads with a number of parts: "cyclic undecapeptide", "abietane diterpenoid triepoxides", "triterpenoid acids". */
const countedHead =
  /^(?:(?:di|tri|tetra|penta|hexa|hepta|octa|nona|deca|undeca|dodeca|oligo|poly)(?:peptides?|ketides?|lactones?|acetates?)|(?:di|tri|tetra)?epoxides?|(?:di|tri|tetra|oligo)mers|acids|adducts)$/;

/** Any class may be narrowed: "macrocyclic trichothecenes". */
const isClassHead = (word: string) =>
  classHeads.has(word) ||
  compoundClasses.has(word) ||
  compoundGroups.has(word) ||
  isClassByForm(word) ||
  isFamilyName(word) ||
  countedHead.test(word);
