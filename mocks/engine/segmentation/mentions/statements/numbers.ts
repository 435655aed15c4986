import { isNumber } from '../numberMentions';
import { numbersOfList } from '../numberList';
import type { Word } from './articleWords';
import type { Sentence } from './wordKinds';

/** Compound numbers that a sentence has together: `(1)`, `(1–3)`, `compounds 1, 2 and 4`. */
export interface NumberGroup {
  readonly numbers: readonly string[];
  /** Indices of its words. */
  readonly first: number;
  readonly last: number;
  /** In brackets of its own, in those of another name, or after a word such as "compounds". */
  readonly form: 'bracketed' | 'inBrackets' | 'worded';
}

/** More words are no list of numbers. */
const MOST_WORDS = 12;
/** Whether a text is a number, or a list of them. */
const areNumbers = (text: string): boolean => isNumber(text) || numbersOfList(text).every(isNumber);

/** Words before numbers that say whose they are. */
const NOUN =
  /^(?:compounds?|metabolites?|alkaloids?|\p{Ll}*terpen(?:e|oid)s?|flavono(?:id|l)s?|glycosides?)$/iu;
const RESPECTIVELY = /,? respectively$/u;

/** The groups of compound numbers of a sentence, in its order. */
export function numberGroups(sentence: Sentence): NumberGroup[] {
  const groups: NumberGroup[] = [];
  for (let at = 0; at < sentence.words.length; at += 1) {
    const group = bracketed(sentence, at) ?? inBrackets(sentence, at) ?? worded(sentence, at);
    if (!group) continue;
    groups.push(group);
    at = group.last;
  }
  return groups;
}

function bracketed(sentence: Sentence, at: number): NumberGroup | undefined {
  const { words } = sentence;
  const word = words[at];
  const open = word?.before.at(-1);
  if (!word || (open !== '(' && open !== '[')) return undefined;
  const last = closing(words, at);
  const end = last === undefined ? undefined : words[last];
  if (last === undefined || !end) return undefined;
  const text = sentence.textOf(word, end).replace(RESPECTIVELY, '');
  if (!areNumbers(text) || (open === '[' && !/^\d+[a-z]$/.test(text))) return undefined;
  return { numbers: numbersOfList(text), first: at, last, form: 'bracketed' };
}

/** Index of the word behind which a bracket closes that opens before another. */
export function closing(words: readonly Word[], open: number): number | undefined {
  for (let at = open; at < Math.min(open + MOST_WORDS, words.length); at += 1) {
    if (at > open && /[([]/.test(words[at]?.before ?? '')) return undefined;
    if (/[)\]]/.test(words[at]?.after ?? '')) return at;
  }
  return undefined;
}

/** The last of what stands in brackets: `(rutin, 5)`. */
function inBrackets(sentence: Sentence, at: number): NumberGroup | undefined {
  const [before, word] = [sentence.words[at - 1], sentence.words[at]];
  if (!word?.after.startsWith(')') || word.before !== '' || !before?.after.startsWith(','))
    return undefined;
  if (!isNumber(word.text)) return undefined;
  return { numbers: [word.text], first: at, last: at, form: 'inBrackets' };
}

function worded(sentence: Sentence, noun: number): NumberGroup | undefined {
  const { words } = sentence;
  const [word, next] = [words[noun], words[noun + 1]];
  if (!word || !next || word.after !== '' || next.before !== '') return undefined;
  if (!NOUN.test(word.text) && !isStructureOf(words, noun)) return undefined;
  let found: NumberGroup | undefined;
  for (let last = noun + 1; last < Math.min(noun + MOST_WORDS, words.length); last += 1) {
    const end = words[last];
    if (!end || end.before !== '' || !/^(?:and|&|[\w'′–,/-]{1,9})$/u.test(end.text)) break;
    const text = sentence.textOf(next, end);
    if (areNumbers(text))
      found = { numbers: numbersOfList(text), first: noun + 1, last, form: 'worded' };
    if (end.after !== '' && end.after !== ',') break;
  }
  return found;
}

const isStructureOf = (words: readonly Word[], of: number): boolean =>
  words[of]?.text === 'of' && /^structures?$/i.test(words[of - 1]?.text ?? '');
