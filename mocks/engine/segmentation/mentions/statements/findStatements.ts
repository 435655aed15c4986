import type { Paragraph } from '../../../text/paragraph';
import type { Span } from '../sentences';
import type { ArticleWords } from './articleWords';
import { listedNames, nameOfRow } from './listedNames';
import { sentenceStatements } from './sentenceStatements';
import type { SentenceStatement } from './sentenceStatement';

/** A name that an article's text gives to a compound number. */
export interface Statement extends Span {
  readonly number: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly sentence: Span;
}

/** Rows that a table has at least whose first column numbers compounds; fewer may count anything. */
const MIN_ROWS = 3;

/**
 * The names that an article's text gives to compound numbers, in its order: in sentences, in the lists of captions,
 * in tables, and in the heads of its experimental part.
 *
 * @param sentences of the text
 * @param kindOf what kind of paragraph an offset is in
 */
export function findStatements(
  words: ArticleWords,
  sentences: readonly Span[],
  kindOf: (offset: number) => Paragraph['label'],
): Statement[] {
  const found: Statement[] = [];
  let rows: Statement[] = [];
  for (const sentence of sentences) {
    const kind = kindOf(sentence.start);
    const read = { words: words.wordsOf(sentence), textOf: words.textOf };
    const placed = placedIn(sentence);
    found.push(...sentenceStatements({ ...read, isList: kind === 'caption' }).map(placed));
    if (kind === 'caption') found.push(...listedNames(read).map(placed));
    const row = kind === 'table' ? nameOfRow(read).map(placed) : [];
    if (row.length === 0) rows = [];
    rows.push(...row);
    if (rows.length === MIN_ROWS) found.push(...rows);
    else if (rows.length > MIN_ROWS) found.push(...row);
  }
  return found;
}

const placedIn =
  (sentence: Span) =>
  ({ number, name, otherNames, first, last }: SentenceStatement): Statement => ({
    ...{ number, name, otherNames, sentence },
    ...{ start: first.place.start, end: last.place.end },
  });
