/** Text values by key. If the browser forbids storage, reads return `null` and writes do nothing. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** All keys, including those of other code on this site. */
  keys(): readonly string[];
  /**
   * Calls the listener on each change of a value by another tab; with `null` if it was removed.
   *
   * @returns the function that stops listening
   */
  watch(key: string, listener: (value: string | null) => void): () => void;
}

/** Keeps nothing. */
export const NO_STORAGE: KeyValueStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  keys: () => [],
  watch: () => () => undefined,
};
