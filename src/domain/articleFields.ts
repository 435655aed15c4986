/** What an article says of itself that a person can correct, in the order of the form. */
export const ARTICLE_FIELDS = ['title', 'authors', 'journal', 'year', 'doi'] as const;
export type ArticleField = (typeof ARTICLE_FIELDS)[number];

/** Maximum number of characters of each, far more than any article needs. */
export const ARTICLE_LIMITS: Readonly<Record<ArticleField, number>> = {
  title: 1_000,
  authors: 20_000,
  journal: 500,
  year: 4,
  doi: 500,
};

/**
 * What the user said of the article, as typed; authors one a line. An empty one says that there is none, a field
 * that is not named is as it was found.
 */
export type ArticleWords = Readonly<Partial<Record<ArticleField, string>>>;
