import type { Article } from './article';

/** An article as the library lists it; without facts while it cannot be read. */
export interface ListedArticle {
  readonly hash: string;
  readonly facts?: Partial<Article>;
}

/** Whose supplement a document is, if that is in the library. */
export const parentIn = (
  articles: readonly ListedArticle[],
  supplementOf: string | null | undefined,
): ListedArticle['facts'] =>
  supplementOf ? articles.find(({ hash }) => hash === supplementOf)?.facts : undefined;

/**
 * What exports and submissions cite: the article, or of a supplement the one that it belongs to. The supplement's
 * DOI stands in for one that is not known, since both are published under the same.
 */
export function citedArticle(
  own: Article,
  parent: ListedArticle['facts'],
  fileName: string,
): Article {
  if (!parent) return own;
  const { authors = [], title, journal, year, doi = own.doi } = parent;
  return {
    ...{ authors, supplement: fileName },
    ...(title !== undefined && { title }),
    ...(journal !== undefined && { journal }),
    ...(year !== undefined && { year }),
    ...(doi !== undefined && { doi }),
  };
}
