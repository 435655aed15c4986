import { adjoin } from './tokens';
import type { Token } from './tokens';

/**
 * Index of the last token of the longest phrase of `lexicon` that begins at `index`, or undefined. Words in
 * phrases are separated by a single blank; `fold` ignores case.
 */
export function longestPhrase(
  tokens: readonly Token[],
  index: number,
  lexicon: Pick<ReadonlySet<string>, 'has'>,
  fold = false,
  longest = 4,
): number | undefined {
  let phrase = '';
  let found: number | undefined;
  for (let last = index; last < index + longest; last += 1) {
    const token = tokens[last];
    const previous = tokens[last - 1];
    if (!token || (last > index && !(previous && adjoin(previous, token)))) break;
    const word = fold ? token.text.toLowerCase() : token.text;
    phrase = last === index ? word : `${phrase} ${word}`;
    if (lexicon.has(phrase)) found = last;
  }
  return found;
}
