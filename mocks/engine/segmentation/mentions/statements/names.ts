import { gradeName, MAX_WORDS } from '../../compoundLabels/compoundName';
import { nameAtEnd } from '../../compoundLabels/nameAtEnd';
import { congenersEndingAt } from './congeners';
import {
  beforeSeparator,
  follows,
  GROUP,
  isSign,
  isUnknownHead,
  kindOf,
  type FoundNames,
  type Sentence,
} from './wordKinds';

/**
 * Index of the first word of the compound's name that ends with a word; undefined if it ends none. Words that the
 * tagger does not know are one if a congener's sign stands behind them.
 */
function startOfName({ words }: Sentence, last: number): number | undefined {
  const end = words[last];
  if (!end) return undefined;
  const signed = isSign(end) && kindOf(end) !== 'tail' && follows(words[last - 1], end);
  const start = startOfKnown(words, signed ? last - 1 : last);
  const first = start ?? (signed && isUnknownHead(words[last - 1]) ? last - 1 : undefined);
  return first === undefined ? undefined : startOfWord(words, first);
}

/** "trans-Tiliroside" is two words to the tagger, and one name. */
const startOfWord = (words: Sentence['words'], at: number): number =>
  words[at - 1]?.after === '-' && (words[at - 1]?.end ?? 0) + 1 === words[at]?.start ? at - 1 : at;

/** Leftwards from a word, as long as all belong to one name. */
function startOfKnown(words: Sentence['words'], last: number): number | undefined {
  let start: number | undefined;
  for (let at = last; last - at < MAX_WORDS; at -= 1) {
    const word = words[at];
    if (!word || (at < last && !follows(word, words[at + 1]))) break;
    const kind = kindOf(word);
    if (kind === 'name') start = at;
    else if (start !== undefined && kind === 'tail' && !GROUP.test(word.text)) break;
    else if (start !== undefined && kind === 'tail') start = at;
    else if (kind === 'other' && (start === undefined || !isSign(word))) break;
  }
  return start;
}

/** The name that ends with a word. */
export function nameEndingAt(sentence: Sentence, last: number): FoundNames | undefined {
  const first = startOfName(sentence, last);
  const [a, b] = [sentence.words[first ?? -1], sentence.words[last]];
  if (first === undefined || !a || !b)
    return sentence.isList ? likelyName(sentence, last) : undefined;
  const name = sentence.textOf(a, b).replace(PLURAL_HEAD, '');
  return gradeName(name) === undefined ? undefined : { names: [name], first };
}

/** The longest words before a number that look like a name. */
function likelyName({ words, textOf }: Sentence, last: number): FoundNames | undefined {
  let first = last;
  while (last - first + 1 < MAX_WORDS && follows(words[first - 1], words[first])) first -= 1;
  const [a, b] = [words[first], words[last]];
  const name = a && b && nameAtEnd(textOf(a, b));
  return name === undefined
    ? undefined
    : { names: [name], first: last + 1 - name.split(' ').length };
}

/** "andrastins A": the plural of what has several congeners. */
const PLURAL_HEAD = /(?<=\p{Ll}{3}[^sui])s(?= [A-Z]{1,2}\d{0,2}$)/u;

/**
 * As many names as are asked for, the last of which ends with a word: `lupeol, epilupeol and β-sitosterol`, or the
 * congeners of one name, `andrastins A–C`. Undefined if there are more or fewer.
 */
export function namesEndingAt(
  sentence: Sentence,
  last: number,
  count: number,
): FoundNames | undefined {
  return congenersEndingAt(sentence, last, count) ?? listEndingAt(sentence, last, count);
}

function listEndingAt(sentence: Sentence, last: number, count: number): FoundNames | undefined {
  const names: string[] = [];
  let end = last;
  for (;;) {
    const found = nameEndingAt(sentence, end);
    if (!found) return undefined;
    names.unshift(...found.names);
    const before = beforeSeparator(sentence.words, found.first);
    const more = before === undefined ? undefined : nameEndingAt(sentence, before);
    const isTooMany = more !== undefined && count > 1;
    if (names.length === count) return isTooMany ? undefined : { names, first: found.first };
    if (before === undefined) return undefined;
    end = before;
  }
}
