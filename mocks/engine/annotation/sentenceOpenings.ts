import { words } from './lexicon/words';
import type { Token } from './tokens';

/** Persons, and places, with the endings of compounds. */
const properNames = words(`
martin benjamin augustin franklin baldwin valentin valentine quentin constantin constantine catherine katherine
josephine christine caroline madeleine pauline jacqueline geraldine antoine bernardine celestine simone malone capone
irene helene marlene charlene eugene darlene greene adelaide berlin dublin lublin wisconsin palestine argentine
ukraine florentine hamelin rasputin stalin chaplin gershwin
`);
/** "J. Franklin", "Dr. Levine", "et al. Martin": no full stop of a sentence. */
const shortened = /^(?:[A-Z][a-z]?|al|Prof|Fig|Figs|Tab|Ref|Refs|No|St|Eq|vs|cf|ca)$/;
const FEWEST_LETTERS = 7;

/**
 * Whether a capital is explained by the sentence that begins with the word: "Wogonin reduced anxiety", but not
 * "Martin and Benjamin wrote".
 */
export function isCapitalOfSentence(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token?.opensSentence || token.text.length < FEWEST_LETTERS) return false;
  if (shortened.test(tokens[index - 1]?.text ?? '')) return false;
  if (properNames.has(token.text.toLowerCase())) return false;
  const next = tokens[index + 1];
  return next !== undefined && !/^[A-Z][a-z]/.test(next.text);
}
