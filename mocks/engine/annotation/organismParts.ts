import type { Mention } from './labels';
import { notAPartAfter, notAPartBefore, organismParts } from './lexicon/parts';
import { longestPhrase } from './phrases';
import { adjoin } from './tokens';
import type { Token } from './tokens';

/** Parts of organisms in lower case, or capitalised at the start of a sentence. */
export function findParts(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || !/^[A-Za-z]+$/.test(token.text)) continue;
    if (/^[A-Z]/.test(token.text) && !token.opensSentence) continue;
    const last = longestPhrase(tokens, index, organismParts, true);
    const end = last === undefined ? undefined : tokens[last];
    if (last === undefined || !end || hasAnotherSense(tokens, index, last)) continue;
    mentions.push({ label: 'organism_part', start: token.start, end: end.end });
    index = last;
  }
  return mentions;
}

function hasAnotherSense(tokens: readonly Token[], first: number, last: number): boolean {
  const before = tokens[first - 1];
  const begin = tokens[first];
  const end = tokens[last];
  const after = tokens[last + 1];
  // "which leaves much to be explored": a verb.
  if (
    /^leaves$/i.test(end?.text ?? '') &&
    /^(?:much|a|an|the|no|little|room|open|us|it|only|them|behind)$/.test(after?.text ?? '')
  )
    return true;
  if (begin && before && adjoin(before, begin) && notAPartAfter.has(before.text.toLowerCase()))
    return true;
  return end !== undefined && adjoin(end, after) && notAPartBefore.has(after.text.toLowerCase());
}
