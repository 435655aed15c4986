import { ANY_ARTICLE, type ArticleQuery } from '@/domain/team/articleQuery';

export type WhichArticles = 'all' | 'own' | 'free' | 'checked' | 'confirmed';

export interface ArticleFilterState {
  readonly which: WhichArticles;
  /** In title, DOI, authors, journal or the file's name. */
  readonly words: string;
}

export const NO_FILTER: ArticleFilterState = { which: 'all', words: '' };

/** @param user whose articles are one's own */
export function queryOf({ which, words: text }: ArticleFilterState, user: string): ArticleQuery {
  if (which === 'all') return { ...ANY_ARTICLE, text };
  return which === 'own'
    ? { ...ANY_ARTICLE, text, assigned: user }
    : { ...ANY_ARTICLE, text, state: which };
}
