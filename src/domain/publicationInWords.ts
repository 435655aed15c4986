import { YEAR } from './article';
import { ARTICLE_LIMITS } from './articleFields';
import type { ArticleField } from './articleFields';
import type { Publication } from './publication';

/** What an agency says of an article, as fields of the form; what it does not say is left out. */
export function publicationInWords({
  title,
  authors,
  journal,
  year,
}: Publication): Readonly<Partial<Record<ArticleField, string>>> {
  const words = {
    title,
    authors:
      authors.length > 0 ? authors.map(({ fullName }) => oneLine(fullName)).join('\n') : undefined,
    journal,
    year: year !== undefined && YEAR.test(String(year)) ? String(year) : undefined,
  };
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, text]) =>
      text === undefined ? [] : [[field, text.slice(0, ARTICLE_LIMITS[field as ArticleField])]],
    ),
  );
}

/** A `;` would end an author's name. */
const oneLine = (name: string): string => name.replace(/[\s;]+/g, ' ').trim();
