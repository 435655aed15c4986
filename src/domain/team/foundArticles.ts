import type { FoundCompound } from './foundCompound';

/** An article of the team's library in which something was found. */
export interface FoundArticle extends Pick<FoundCompound, 'fileName' | 'title' | 'doi'> {
  /** SHA-256 of its file, in lower-case hex. */
  readonly id: string;
  /** Ids of the drawings that were found. */
  readonly segments: readonly string[];
}

/** What was found, by article, in the order in which they came. */
export function foundArticles(compounds: readonly FoundCompound[]): readonly FoundArticle[] {
  const articles = new Map<string, FoundArticle>();
  for (const { article: id, fileName, title, doi, segment } of compounds) {
    const { segments = [] } = articles.get(id) ?? {};
    articles.set(id, { id, fileName, title, doi, segments: [...segments, segment] });
  }
  return [...articles.values()];
}
