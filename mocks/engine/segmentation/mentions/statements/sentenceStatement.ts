import type { Word } from './articleWords';
import type { FoundNames, Sentence } from './wordKinds';
import type { NumberGroup } from './numbers';

/** What a sentence says of one compound: `lupeol (1)`. */
export interface SentenceStatement {
  readonly number: string;
  readonly name: string;
  /** What the sentence calls it, too: `quercetin 3-O-rutinoside (rutin, 5)`. */
  readonly otherNames: readonly string[];
  /** From the name to the number, or the other way round. */
  readonly first: Word;
  readonly last: Word;
}

/** A statement for each number of a group, if there are as many names. */
export function paired(
  { words }: Sentence,
  group: NumberGroup,
  found: FoundNames | undefined,
  otherNames: readonly string[] = [],
): SentenceStatement[] {
  if (found?.names.length !== group.numbers.length) return [];
  const [first, last] = [
    words[Math.min(found.first, group.first)],
    words[Math.max(found.last ?? group.last, group.last)],
  ];
  if (!first || !last) return [];
  return group.numbers.flatMap((number, i) => {
    const name = found.names[i];
    return name === undefined ? [] : [{ number, name, otherNames, first, last }];
  });
}
