/** Text values by key. Reads answer `null`, writes do nothing, when the browser forbids storage. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}
