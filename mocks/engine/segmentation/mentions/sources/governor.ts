import { organismParts } from '../../../annotation/lexicon/parts';
import type { Word } from '../statements/articleWords';

/** Words from the first to the last, by index. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** What governs an organism in a sentence. */
export interface Governor {
  /** Index of the preposition; undefined for the subject of the sentence. */
  readonly governor?: number;
  /** The words for a part of the organism. */
  readonly part?: Stretch;
}

/** Words between an organism and what governs it: `from the psychrotolerant fungus Penicillium ribeum`. */
export const REACH = 12;
const GOVERNS =
  /^(?:from|of|in|by|against|towards?|on|to|with|as|into|between|for|like|than|at|within|through|using|including|via)$/i;
/** Nouns that stand between a part or an extract and what governs it. */
const PASSES =
  /^(?:extracts?|cultures?|mycelia?|mycelium|fermentation|broth|specimens?|samples?|material|species|strains?|powder|fractions?|endophyte|genus|parts?|population|cultivar|variety)$/i;

/** What governs an organism, past its parts, extracts and kind: `from the dried leaves of the shrub X`. */
export function governorOf(words: readonly Word[], from: number): Governor {
  let part: Stretch | undefined;
  const end = Math.max(0, from - 2 * REACH);
  for (let at = from - 1; at >= end; at -= 1) {
    const word = words[at];
    if (!word || endsClause(word)) break;
    if (!GOVERNS.test(word.text)) continue;
    const noun = word.text.toLowerCase() === 'of' ? words[at - 1] : undefined;
    if (isPart(noun)) part ??= { first: startOfPart(words, at - 1), last: at - 1 };
    else if (noun?.after !== '' || !PASSES.test(noun.text))
      return { governor: at, ...(part && { part }) };
    at -= 1;
  }
  return part ? { part } : {};
}

function startOfPart(words: readonly Word[], last: number): number {
  let first = last;
  while (isPart(words[first - 1])) first -= 1;
  return first;
}

/** Also in the capitals of a title. */
const isPart = (word: Word | undefined): boolean =>
  word?.label === 'organism_part' || organismParts.has(word?.text.toLowerCase() ?? '');

/** A comma does, except between organisms, their authors and families. */
const endsClause = ({ text, after, label }: Word): boolean =>
  /[;.]/.test(after) ||
  (after.includes(',') && label !== 'organism_or_species' && !/^\p{Lu}/u.test(text));

/** "Camellia sinensis leaves", "Phoenix paludosa Roxb. leaves". */
export function partBehind(words: readonly Word[], last: number): Stretch | undefined {
  for (let at = last + 1; at <= last + 2; at += 1) {
    const word = words[at];
    if (!word || word.before !== '' || /[,;:]/.test(words[at - 1]?.after ?? '')) return undefined;
    if (!isPart(word)) continue;
    let end = at;
    while (isPart(words[end + 1])) end += 1;
    return { first: at, last: end };
  }
  return undefined;
}
