/** Text values by key. Reads answer `null`, writes do nothing, when the browser forbids storage. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /**
   * Tells of each change of a value by another tab; `null` when it was removed.
   *
   * @returns the function that stops listening
   */
  watch(key: string, listener: (value: string | null) => void): () => void;
}
