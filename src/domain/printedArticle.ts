import type { Saved } from './saved/common.schema';
import type { printedSchema } from './saved/text.schema';

/** What an article's first page prints about itself, as the services recognised it; it may be wrong or in part. */
export type PrintedArticle = Saved<typeof printedSchema>;

/** Names that are shown before "and n more". */
const SHOWN_AUTHORS = 3;

/** Authors for a line of text: all of a few, else the first ones and how many follow. */
export function authorsLine(authors: readonly string[]): string {
  if (authors.length <= SHOWN_AUTHORS + 1) return authors.join(', ');
  return `${authors.slice(0, SHOWN_AUTHORS).join(', ')} and ${authors.length - SHOWN_AUTHORS} more`;
}

/** Journal and year, or the one that is known: `Metabolites, 2012`. */
export const journalLine = ({ journal, year }: Pick<PrintedArticle, 'journal' | 'year'>): string =>
  [journal, year].filter((part) => part !== undefined).join(', ');
