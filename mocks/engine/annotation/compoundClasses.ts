import { isClassModifier } from './classModifiers';
import { isOfEnzyme } from './enzymeNames';
import type { Mention } from './labels';
import { classHeads, compoundClasses, compoundGroups } from './lexicon/classes';
import { longestPhrase } from './phrases';
import { adjoin } from './tokens';
import type { Token } from './tokens';

/** Classes of compounds, with the words that narrow them; broad groups have their own label. */
export function findClasses(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || !/^[A-Za-zα-ω\d]/.test(token.text)) continue;
    const narrowed = narrowedClass(tokens, index);
    const single = longestPhrase(tokens, index, compoundClasses, true);
    const group = longestPhrase(tokens, index, compoundGroups, true);
    const last = Math.max(narrowed ?? -1, single ?? -1, group ?? -1);
    if (last < 0 || isOfEnzyme(tokens, last)) continue;
    const label = last === narrowed || last === single ? 'compound_class' : 'compound_group';
    mentions.push({ label, start: token.start, end: tokens[last]?.end ?? token.end });
    index = last;
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
    const following = next.text.toLowerCase();
    if (classHeads.has(following) && !isClassModifier(following)) return last + 1;
    if (classHeads.has(following)) return narrowedClass(tokens, last + 1, beyond) ?? last + 1;
  }
  return undefined;
}
