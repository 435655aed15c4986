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
/** What stands in the brackets of numbers beside them: `(compounds 5 and 6, respectively)`. */
const BESIDE = /^(?:compounds?|cpds?) |,? respectively$/giu;

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
  const text = sentence.textOf(word, end).replace(BESIDE, '');
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

/** `compounds 1, 2 and 4`, `the structure of 1`, and numbers that are the subject: `Thus, 1 was …`. */
function worded(sentence: Sentence, at: number): NumberGroup | undefined {
  const { words } = sentence;
  const [word, next] = [words[at], words[at + 1]];
  if (word?.after !== '') return undefined;
  if (next?.before === '' && (NOUN.test(word.text) || isStructureOf(words, at))) {
    return listFrom(sentence, at + 1);
  }
  if (!/^\d/.test(word.before + word.text) || !opensSubject(words[at - 1])) return undefined;
  const subject = listFrom(sentence, at);
  return subject && /^(?:is|are|was|were)$/.test(words[subject.last + 1]?.text ?? '')
    ? subject
    : undefined;
}

const opensSubject = (before: Word | undefined): boolean =>
  !before || /[,.;]$/.test(before.after) || /^(?:thus|hence|therefore|that|so)$/i.test(before.text);

/** As many words as are a list of numbers. */
function listFrom(sentence: Sentence, first: number): NumberGroup | undefined {
  const { words, textOf } = sentence;
  const start = words[first];
  let found: NumberGroup | undefined;
  for (let last = first; start && last < Math.min(first + MOST_WORDS, words.length); last += 1) {
    const end = words[last];
    if (!end || end.before !== '' || !/^(?:and|&|[\w'′–,/-]{1,9})$/u.test(end.text)) break;
    const text = textOf(start, end);
    if (areNumbers(text)) found = { numbers: numbersOfList(text), first, last, form: 'worded' };
    if (end.after !== '' && end.after !== ',') break;
  }
  return found;
}

const isStructureOf = (words: readonly Word[], of: number): boolean =>
  words[of]?.text === 'of' && /^structures?$/i.test(words[of - 1]?.text ?? '');
