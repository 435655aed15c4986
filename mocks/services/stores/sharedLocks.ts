/** Ends the claim; to be called once. */
export type Release = () => Promise<void>;

/** Keeps several processes from doing the same work at the same time. */
export interface SharedLocks {
  /**
   * Waits until nobody else holds the lock of that name. If the process that holds it dies, the lock becomes free
   * by itself after a while.
   *
   * @throws the signal's reason if it is aborted while waiting
   */
  acquire(name: string, signal: AbortSignal): Promise<Release>;
}
