import type { Mention } from './labels';
import { commonNames, notAnOrganismBefore } from './lexicon/commonNames';
import { longestPhrase } from './phrases';
import type { TaxonNames } from './taxa/taxonNames';
import { adjoin, type Token } from './tokens';

/** "Mice" opens a sentence or a heading; "MICE" and "MEN" are abbreviations. */
const mayBeName = /^[A-Z]?[^A-Z]+$/;
/** Words of a name. */
const LONGEST = 3;

/**
 * Organisms by their common names: the people and animals of a study, and plants and fungi in everyday words.
 */
export function findCommonSpecies(tokens: readonly Token[], taxa?: TaxonNames): Mention[] {
  const names = {
    has: (words: string) => commonNames.has(words.toLowerCase()) || isListed(words, taxa),
  };
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || !mayBeName.test(token.text)) continue;
    const last = longestPhrase(tokens, index, names, false, LONGEST);
    const end = last === undefined ? undefined : tokens[last];
    if (last === undefined || !end || isMaterial(end, tokens[last + 1])) continue;
    mentions.push({ label: 'organism_or_species', start: token.start, end: end.end });
    index = last;
  }
  return mentions;
}

/** Capitals may begin the words of a longer name, "German cockroach"; alone, one begins a person's: "Cole". */
const isListed = (words: string, taxa: TaxonNames | undefined): boolean =>
  taxa !== undefined &&
  /^(?:\p{Ll}[\p{Ll}-]*|\p{L}[\p{Ll}-]*(?: \p{L}[\p{Ll}'’-]*)+)$/u.test(words) &&
  [words, words.replace(/s$/, '')].some(taxa.isCommonName);

const isMaterial = (name: Token, next: Token | undefined) =>
  next !== undefined && adjoin(name, next) && notAnOrganismBefore.has(next.text.toLowerCase());
