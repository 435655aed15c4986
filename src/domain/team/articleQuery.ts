import type { CompoundQuery } from './foundCompound';
import type { TeamArticle } from './team';

/** What articles of a team's library are looked for by; an empty text finds all. */
export interface ArticleQuery {
  /** Words of title, DOI, authors, journal, year or the file's name. */
  readonly text: string;
  readonly doi: string;
  /** Who checked or confirmed it, or has it. */
  readonly curator: string;
  /** Whose it is. */
  readonly assigned: string;
  /** `free`: in work, and nobody's. */
  readonly state: '' | 'free' | 'inWork' | 'checked' | 'confirmed';
}

export const ANY_ARTICLE: ArticleQuery = {
  ...{ text: '', doi: '', curator: '', assigned: '', state: '' },
};

/** The first of what was found, the last changed first. */
export interface ArticleList {
  readonly articles: readonly TeamArticle[];
  readonly hasMore: boolean;
  /** Number of the library's last event when it answered. */
  readonly last: number;
}

/**
 * What a search for compounds asks of articles, which may have none.
 *
 * @returns undefined where it asks nothing of them, or something that no article is
 */
export function articlesAmong(query: CompoundQuery): ArticleQuery | undefined {
  const { text, doi, curator, state, structure, name, organism, verdict, doubt } = query;
  const isEmpty = (words: string) => words.trim() === '';
  if (![structure, name, organism, verdict, doubt].every(isEmpty)) return undefined;
  if ([text, doi, curator, state].every(isEmpty)) return undefined;
  return { ...ANY_ARTICLE, text, doi, curator, state };
}
