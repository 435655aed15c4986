/** What an article says of itself that a person can correct, in the order of the form. */
export const ARTICLE_FIELDS = ['title', 'authors', 'journal', 'year', 'doi'] as const;
export type ArticleField = (typeof ARTICLE_FIELDS)[number];

/**
 * What the user said of the article, as typed; authors one a line. An empty one says that there is none, a field
 * that is not named is as it was found.
 */
export type ArticleWords = Readonly<Partial<Record<ArticleField, string>>>;
