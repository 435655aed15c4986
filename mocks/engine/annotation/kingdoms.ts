import type { Mention } from './labels';
import { doubtfulKingdoms, kingdoms } from './lexicon/places';
import type { Token } from './tokens';

/** Kingdoms by their formal names; Fungi and Bacteria only next to the word "kingdom". */
export function findKingdoms(tokens: readonly Token[]): Mention[] {
  return tokens.flatMap((token, index): Mention[] => {
    const named = /^kingdoms?$/i.test(tokens[index - 1]?.text ?? '');
    const sure = kingdoms.has(token.text) || (named && doubtfulKingdoms.has(token.text));
    return sure ? [{ label: 'Kingdom', start: token.start, end: token.end }] : [];
  });
}
