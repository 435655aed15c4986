import { elliptical } from './congeners';
import { nameEndingAt, namesEndingAt } from './names';
import type { Sentence } from './wordKinds';
import { endOfItem, MOST_BETWEEN, namesBehind } from './namesBehind';
import { closing, numberGroups, type NumberGroup } from './numbers';
import { paired, type SentenceStatement } from './sentenceStatement';

/** The names that a sentence gives to compound numbers. */
export function sentenceStatements(sentence: Sentence): SentenceStatement[] {
  const found: SentenceStatement[] = [];
  for (const group of numberGroups(sentence)) {
    const before = found.at(-1)?.name;
    for (const readingOf of READINGS[group.form]) {
      const statements = readingOf(sentence, group, before);
      found.push(...statements);
      if (statements.length > 0) break;
    }
  }
  return found;
}

type Reading = (
  sentence: Sentence,
  group: NumberGroup,
  before: string | undefined,
) => SentenceStatement[];

/** `lupeol (1)`, `lupeol and epilupeol (1, 2)`, `andrastins A–C (1–3)`, `B (2)` after "andrastin A (1)". */
const namesBefore: Reading = (sentence, group, before) => {
  const { words } = sentence;
  const other = bracketEndingAt(sentence, group.first - 1);
  const end = (other?.first ?? group.first) - 1;
  if (!/^["'”’]*,?$/.test(words[end]?.after ?? ')')) return [];
  const { numbers } = group;
  const names =
    namesEndingAt(sentence, end, numbers.length) ??
    (numbers.length === 1 ? congener(sentence, end, before) : undefined);
  const others = [...(other ? [other.name] : []), ...alsoCalled(sentence, group.last)];
  return paired(sentence, group, names, numbers.length === 1 ? others : []);
};

/** `lupeol (1), also known as fagarasterol`. */
function alsoCalled(sentence: Sentence, last: number): readonly string[] {
  const following = sentence.words.slice(last + 1, last + 4).map(({ text }) => text);
  const [, said] =
    /^((?:also|otherwise|commonly|formerly) (?:called|named|known as))(?: |$)/.exec(
      following.join(' '),
    ) ?? [];
  if (said === undefined) return [];
  const from = last + 1 + said.split(' ').length;
  const end = endOfItem(sentence.words, from);
  const found = end === undefined ? undefined : nameEndingAt(sentence, end);
  return found?.first === from ? found.names : [];
}

function congener(sentence: Sentence, end: number, before: string | undefined) {
  const name = elliptical(sentence, end, before);
  return name === undefined ? undefined : { names: [name], first: end };
}

/** `(rutin)`: a name in brackets that ends with a word. */
function bracketEndingAt(
  sentence: Sentence,
  last: number,
): { readonly name: string; readonly first: number } | undefined {
  if (!/^\)/.test(sentence.words[last]?.after ?? '')) return undefined;
  const found = nameEndingAt(sentence, last);
  const [name] = found?.names ?? [];
  const isWhole = found && /\($/.test(sentence.words[found.first]?.before ?? '');
  return isWhole && name !== undefined ? { name, first: found.first } : undefined;
}

/** `quercetin 3-O-rutinoside (rutin, 5)`. */
const nameAroundBracket: Reading = (sentence, group) => {
  const inner = nameEndingAt(sentence, group.first - 1);
  const [name] = inner?.names ?? [];
  if (!inner || !/\($/.test(sentence.words[inner.first]?.before ?? '')) return [];
  const outer = nameEndingAt(sentence, inner.first - 1);
  return paired(sentence, group, outer ?? inner, outer && name !== undefined ? [name] : []);
};

/** `compound 3 (quercetin)`, `compound 3, quercetin,`. */
const nameInApposition: Reading = (sentence, group) => {
  const { words } = sentence;
  const inBrackets = words[group.last + 1]?.before === '(' && words[group.last]?.after === '';
  if (!inBrackets && words[group.last]?.after !== ',') return [];
  const last = (inBrackets ? closing : endOfItem)(words, group.last + 1);
  const names =
    last === undefined ? undefined : namesEndingAt(sentence, last, group.numbers.length);
  return names?.first === group.last + 1 ? paired(sentence, group, names) : [];
};

const IS = /^(?:was|were|are|is)$/;

/** `A, B and C were assigned to compounds 1–3, respectively`. */
const namesOfSubject: Reading = (sentence, group) => {
  const { words } = sentence;
  const count = group.numbers.length;
  if (!/^(?:as|to)$/.test(words[group.first - 2]?.text ?? '')) return [];
  if (count > 1 && words[group.last + 1]?.text !== 'respectively') return [];
  let verb = group.first - 3;
  while (verb > 0 && group.first - verb < MOST_BETWEEN && !IS.test(words[verb]?.text ?? ''))
    verb -= 1;
  if (!IS.test(words[verb]?.text ?? '')) return [];
  return paired(sentence, group, namesEndingAt(sentence, verb - 1, count));
};

const READINGS: Readonly<Record<NumberGroup['form'], readonly Reading[]>> = {
  bracketed: [namesBefore],
  inBrackets: [nameAroundBracket],
  worded: [nameInApposition, namesBehind, namesOfSubject],
};
