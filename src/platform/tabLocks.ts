/** `elsewhere`: another tab holds it, and the request waits. `lost`: another tab has taken it, for good. */
export type LockEvent = 'held' | 'elsewhere' | 'lost';

/** Locks of which each is held by at most one tab of this browser. */
export interface TabLocks {
  /**
   * Asks for a lock, and tells what becomes of it. Where there are no locks, it is held at once.
   *
   * @param steals takes it from whichever tab holds it
   * @returns gives the lock back, or withdraws the request; nothing is told afterwards
   */
  request(name: string, steals: boolean, listener: (event: LockEvent) => void): () => void;
}
