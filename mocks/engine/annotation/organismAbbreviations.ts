import type { Mention } from './labels';
import { expansionsIn } from './sequenceModel/expansions';
import type { Token } from './tokens';

/** Two capitals or a stop, so that a word in brackets is none: `FMDV`, `M.tb`. */
const SHORT = /\p{Lu}.*[\p{Lu}.]/u;

/** Organisms by abbreviations that the text introduces in brackets: "foot-and-mouth disease virus (FMDV)". */
export function findOrganismAbbreviations(
  tokens: readonly Token[],
  organisms: readonly Mention[],
  text: string,
): Mention[] {
  const expansions = expansionsIn(text, organisms);
  return tokens
    .filter(({ text: word }) => SHORT.test(word) && expansions.get(word)?.mention !== undefined)
    .map(({ start, end }) => ({ label: 'organism_or_species', start, end }));
}
