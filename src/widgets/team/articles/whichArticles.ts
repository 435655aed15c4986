import type { ArticleState } from '@/domain/team/articleState';
import type { TeamArticle } from '@/domain/team/team';

/** An article with how far it is at this moment. */
export interface ArticleNow {
  readonly article: TeamArticle;
  readonly state: ArticleState;
}

export type WhichArticles = 'all' | 'own' | 'free' | 'checked' | 'confirmed';

export interface ArticleFilterState {
  readonly which: WhichArticles;
  /** In title, DOI or the file's name. */
  readonly words: string;
}

export const NO_FILTER: ArticleFilterState = { which: 'all', words: '' };

/** @param user whose articles are one's own */
export function isShown(
  { article, state }: ArticleNow,
  { which, words }: ArticleFilterState,
  user: string | undefined,
): boolean {
  const sought = words.trim().toLowerCase();
  const texts = [article.title, article.doi, article.fileName];
  const fits = texts.some((text) => text?.toLowerCase().includes(sought));
  return fits && isOf(which, state, article.assigned, user);
}

function isOf(
  which: WhichArticles,
  { kind }: ArticleState,
  assigned: string | null,
  user: string | undefined,
): boolean {
  if (which === 'all') return true;
  return which === 'own' ? assigned !== null && assigned === user : kind === which;
}
