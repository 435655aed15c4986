/** Name of the lock of an article: its holder is the tab that may change the article. */
export const articleLockName = (hash: string): string => `article of MARCUS: ${hash}`;

/** What a keeper has to know of its article's lock. */
export interface ArticleLock {
  readonly hash: string;
  /** Another tab has it. Unlike the state, this outlives the opening of another article. */
  isElsewhere: boolean;
}

/**
 * Articles whose locks are held, or about to be given back, by this very tab, but not for the document that is
 * open: their last changes are being written, or the queue reads them out of sight. Such an article is opened in
 * the same tab without being taken for another tab's.
 */
export interface HeldHere {
  has(hash: string): boolean;
  add(hash: string): void;
  delete(hash: string): void;
  /** Once it is no longer held. */
  released(hash: string): Promise<void>;
}

export function createHeldHere(): HeldHere {
  const held = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();
  return {
    has: (hash) => held.has(hash),
    add: (hash) => void held.add(hash),
    delete: (hash) => {
      held.delete(hash);
      waiting.get(hash)?.forEach((resolve) => resolve());
      waiting.delete(hash);
    },
    released: (hash) =>
      held.has(hash)
        ? new Promise((resolve) => waiting.set(hash, [...(waiting.get(hash) ?? []), resolve]))
        : Promise.resolve(),
  };
}
