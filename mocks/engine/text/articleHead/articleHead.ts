import type { Paragraph } from '../paragraph';
import { authorsIn } from './authorsOf';
import { journalIn } from './journalOf';
import { patentHead } from './patentHead';
import { titleAt } from './titleOf';

/** What an article's first page prints about itself; what was not recognised is absent. */
export interface ArticleHead {
  readonly title: string;
  /** As printed, without marks of affiliation. */
  readonly authors: readonly string[];
  readonly journal?: string;
  readonly year?: number;
}

/** How many paragraphs after the title may hold the authors: marks and badges may come between. */
const AUTHORS_WITHIN = 3;

/** Longest title, letters; anything longer is a paragraph in large letters. */
const MAX_TITLE = 400;

/**
 * The title, authors, journal and year that the first page prints; undefined if there is no title.
 *
 * @param lines of the first page, with its running head and foot, which are no paragraphs
 */
export function articleHead(
  paragraphs: readonly Paragraph[],
  lines: readonly string[] = [],
): ArticleHead | undefined {
  const first = paragraphs.filter(({ pageIndex }) => pageIndex === 0);
  const patent = patentHead(first);
  if (patent !== undefined) return patent;
  const at = first.findIndex(({ label }) => label === 'title');
  const title = titleAt(first, at);
  if (title === undefined || title.text.length > MAX_TITLE) return undefined;
  const authors = first
    .slice(title.end, title.end + AUTHORS_WITHIN)
    .map(({ text }) => authorsIn(text))
    .find((names) => names.length > 0);
  return {
    title: title.text,
    authors: authors ?? [],
    ...journalIn([...first.map(({ text }) => text), ...lines]),
  };
}
