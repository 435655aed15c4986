import { gradeName, MAX_WORDS } from '../../compoundLabels/compoundName';
import { isCompoundNumber } from '../../compoundLabels/compoundNumber';
import type { Word } from './articleWords';
import { nameEndingAt } from './names';
import { JOINS, type Sentence } from './wordKinds';
import type { SentenceStatement } from './sentenceStatement';

/** `Fig. 1`, `Scheme 2a`: the first words of a caption. */
const HEAD = /^(?:figure|fig|scheme|table|chart|plate)s?$/iu;

/** The names of a list that gives numbers first, as captions do: `1 carnosic acid; 2 carnosol`, `1: quercetin, 2: rutin`. */
export function listedNames(sentence: Sentence): SentenceStatement[] {
  const { words } = sentence;
  const begin = HEAD.test(words[0]?.text ?? '') ? 2 : 0;
  return words.flatMap((word, at) => {
    if (at < begin || !isEntry(words, at, begin)) return [];
    const [first, last] = [words[at + 1], words[endOfEntry(words, at + 1)]];
    if (!first || !last || first.before !== '') return [];
    return statement(word, last, sentence.textOf(first, last));
  });
}

/** Numbers and formulas in the cells behind the name. */
const DATA = /^(?:[\d.,±–-]+|C\d+(?:H\d*\w*)?)$/;

/** The name of a table's row that begins with its number: `1 quercetin 301.03`. */
export function nameOfRow(sentence: Sentence): SentenceStatement[] {
  const { words } = sentence;
  const [word, first] = words;
  if (!word || !first || !isEntry(words, 0, 0)) return [];
  const data = words.findIndex(({ text }, at) => at > 1 && DATA.test(text));
  const end = data < 0 ? words.length : data;
  for (let last = Math.min(end - 1, MAX_WORDS); last > 0; last -= 1) {
    const lastWord = words[last];
    const found = nameEndingAt(sentence, last);
    if (lastWord && found?.first === 1)
      return statement(word, lastWord, sentence.textOf(first, lastWord));
  }
  return [];
}

/** A number with a name behind it, at the beginning, or behind what ends an entry. */
function isEntry(words: readonly Word[], at: number, begin: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word || !isCompoundNumber(word.text) || !/^[)\]]?[:,.=]?$/.test(word.after)) return false;
  // "gangliosides GT1a, GT1b": letters with a number are names, too.
  if (/^\p{L}.*,$/u.test(word.text + word.after)) return false;
  return at === begin || /[;:,.]$/.test(before?.after ?? '') || JOINS.test(before?.text ?? '');
}

/** Index of the last word before the next entry, or before what ends the list. */
function endOfEntry(words: readonly Word[], from: number): number {
  const end = Math.min(words.length, from + MAX_WORDS + 1);
  for (let at = from; at < end; at += 1) {
    const after = words[at]?.after ?? '';
    if (/[;.]/.test(after)) return at;
    const next = JOINS.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const isEnd = next > at + 1 ? after === '' || after === ',' : after === ',';
    if (isEnd && isCompoundNumber(words[next]?.text ?? '')) return at;
  }
  return end - 1;
}

const statement = (word: Word, last: Word, name: string): SentenceStatement[] =>
  gradeName(name) === undefined
    ? []
    : [{ number: word.text, name, otherNames: [], first: word, last }];
