import type { Json } from './event';
import type { TeamArticle } from './team';

/** An article, and whose it is to be; `null`: nobody's. */
export interface Assignment {
  readonly article: Pick<TeamArticle, 'id' | 'seq' | 'assigned' | 'title' | 'fileName'>;
  readonly to: string | null;
  /** It takes back another one, after which the article was `article.assigned`'s. */
  readonly isUndo?: true;
}

/** What has become of the articles that were assigned last. */
export interface AssignmentsState {
  /** How many there are to be. */
  readonly asked: number;
  readonly done: readonly Assignment[];
  readonly failed: readonly (Assignment & { readonly cause: string })[];
  readonly isBusy: boolean;
}

/** Those that give the articles back to whose they were. */
export const undoing = (done: readonly Assignment[]): readonly Assignment[] =>
  done.map(({ article, to }) => ({
    article: { ...article, assigned: to },
    to: article.assigned,
    isUndo: true,
  }));

/** What was said last of whose an article is. */
export interface WhoseWord {
  readonly to: Json;
  /** Undefined: the user, and it is not sent yet. */
  readonly by: string | undefined;
}

/**
 * Why an assignment is not taken back: somebody has said something else since, or the same. Undefined where the article
 * is as the user left it.
 */
export function saidSince(
  { assigned }: Pick<TeamArticle, 'assigned'>,
  { to, by }: WhoseWord,
  user: string | undefined,
): string | undefined {
  const isOwn = by === undefined || by === user;
  if (isOwn && to === assigned) return undefined;
  const who = isOwn ? 'You' : by;
  if (to === null) return `${who} made it free since.`;
  return to === by ? `${who} took it since.` : `${who} gave it to ${String(to)} since.`;
}
