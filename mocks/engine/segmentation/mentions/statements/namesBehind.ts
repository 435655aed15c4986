import type { Word } from './articleWords';
import { namesEndingAt } from './names';
import { JOINS, type FoundNames, type Sentence } from './wordKinds';
import type { NumberGroup } from './numbers';
import { paired, type SentenceStatement } from './sentenceStatement';

/** Between the numbers and what they are, and in one of their names: words. */
export const MOST_BETWEEN = 24;
/** What goes before a name. */
const STATES = /^(?:as|be|is|was|were|are|named|namely|called|=)$/;
/** With these, "as" and "to be" say what a compound is. */
const IDENTIFIED =
  /^(?:identified|elucidated|characteri[sz]ed|determined|assigned|established|recogni[sz]ed|confirmed|deduced|described|formulated|defined|known|designated|concluded|proposed|found|shown|proved|proven|revealed)$/;
/** Between that and the name. */
const BEFORE_NAME = /^(?:the|an?|known|new|novel|related|common|compounds?)$/;
/** What ends a name in a list, and goes on with the sentence. */
const ENDS =
  /^(?:and|or|&|by|on|based|respectively|from|according|in|with|through|using|which|that|after|together|via|is|was|were|are|has|had)$/;

/** `compounds 1–3 were identified as A, B and C, respectively`, `compound 4: quercetin`. */
export function namesBehind(sentence: Sentence, group: NumberGroup): SentenceStatement[] {
  const { words } = sentence;
  if (words[group.last]?.after === ':') {
    return paired(sentence, group, namesFrom(sentence, group.last + 1, group.numbers.length));
  }
  const isOne = group.numbers.length === 1;
  const found = statedBehind(sentence, group);
  // "was elucidated as 5,7-dihydroxy…, and named villosin B": the article goes on with the last.
  const others = isOne ? found.slice(0, -1).flatMap(({ names }) => names) : [];
  return paired(sentence, group, isOne ? found.at(-1) : found[0], others);
}

function statedBehind(sentence: Sentence, group: NumberGroup): FoundNames[] {
  const { words } = sentence;
  const found: FoundNames[] = [];
  let isIdentified = false;
  for (let at = group.last + 1; at < Math.min(group.last + MOST_BETWEEN, words.length); at += 1) {
    const text = words[at]?.text ?? '';
    if (/[;.]/.test(words[at - 1]?.after ?? '')) break;
    isIdentified ||= IDENTIFIED.test(text);
    const states = STATES.test(text) && (isIdentified || !/^(?:as|be)$/.test(text));
    const names = states ? namesFrom(sentence, at + 1, group.numbers.length) : undefined;
    if (names) found.push(names);
  }
  return found;
}

/** As many names as are asked for, with nothing but an article or a class before them. */
function namesFrom(sentence: Sentence, from: number, count: number): FoundNames | undefined {
  const { words } = sentence;
  let at = from;
  let last: number | undefined;
  for (let item = 0; item < count; item += 1) {
    last = endOfItem(words, at);
    if (last === undefined) return undefined;
    at = last + (JOINS.test(words[last + 1]?.text ?? '') ? 2 : 1);
  }
  // What only looks like a name may be anything that is said of the compound.
  const known = { words, textOf: sentence.textOf };
  const names = last === undefined ? undefined : namesEndingAt(known, last, count);
  if (!names || names.first < from) return undefined;
  const isBare = words.slice(from, names.first).every(mayStandBefore);
  return isBare ? { ...names, last } : undefined;
}

const mayStandBefore = ({ text, label, after }: Word): boolean =>
  /^,?$/.test(after) && (BEFORE_NAME.test(text) || /^compound_/.test(label ?? ''));

/** Index of the word that ends an item of a list: before a comma, "and", or what goes on with the sentence. */
export function endOfItem(words: readonly Word[], from: number): number | undefined {
  for (let at = from; at < Math.min(from + MOST_BETWEEN, words.length); at += 1) {
    const next = words[at + 1];
    const isClosed = /[,.;:)\]]/.test(words[at]?.after ?? '');
    if (!next || isClosed || next.before !== '' || ENDS.test(next.text)) return at;
  }
  return undefined;
}
