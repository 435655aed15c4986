import type { TeamArticle } from './team';

/** An article, and whose it is to be; `null`: nobody's. */
export interface Assignment {
  readonly article: Pick<TeamArticle, 'id' | 'seq' | 'assigned' | 'title' | 'fileName'>;
  readonly to: string | null;
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
  done.map(({ article, to }) => ({ article: { ...article, assigned: to }, to: article.assigned }));
