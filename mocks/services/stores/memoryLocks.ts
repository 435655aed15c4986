import type { Release, SharedLocks } from './sharedLocks';

/** The locks of a single process, in memory; each is given in the order in which it was asked for. */
export class MemoryLocks implements SharedLocks {
  /** Resolved when the latest claim of that name ends. */
  private readonly last = new Map<string, Promise<void>>();

  async acquire(name: string, signal: AbortSignal): Promise<Release> {
    const before = this.last.get(name);
    const { promise: ended, resolve: end } = withResolvers();
    const all = (before ?? Promise.resolve()).then(() => ended);
    this.last.set(name, all);
    void all.then(() => {
      if (this.last.get(name) === all) this.last.delete(name);
    });
    try {
      await before;
      signal.throwIfAborted();
    } catch (error) {
      end();
      throw error;
    }
    return async () => end();
  }
}

/** Node 20 has no `Promise.withResolvers`. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
