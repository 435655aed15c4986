import type { LibraryState } from './libraryState';

export const without = (hashes: readonly string[], gone: readonly string[]) =>
  hashes.filter((hash) => !gone.includes(hash));

/** Those that left are counted until the queue is empty. */
export const afterLeaving = (state: LibraryState, queue: readonly string[]) => ({
  queue,
  settledCount: queue.length === 0 ? 0 : state.settledCount + state.queue.length - queue.length,
});
