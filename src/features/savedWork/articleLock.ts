/** Name of the lock of an article: its holder is the tab that may change the article. */
export const articleLockName = (hash: string): string => `article of MARCUS: ${hash}`;

/** What a keeper has to know of its article's lock. */
export interface ArticleLock {
  readonly hash: string;
  /** Another tab has it. Unlike the state, this outlives the opening of another article. */
  isElsewhere: boolean;
}

/**
 * Articles whose locks are about to be given back by this very tab, as when their last changes are being
 * written: an article is opened again in the same tab without being taken for another tab's.
 */
export type HeldHere = Set<string>;
