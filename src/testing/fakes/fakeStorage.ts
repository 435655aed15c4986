import type { KeyValueStorage } from '@/platform/storage';

export interface FakeStorage extends KeyValueStorage {
  /** Like a change by another tab: sets the value and notifies the listeners. */
  changeElsewhere(key: string, value: string | null): void;
  readonly watcherCount: number;
}

export function createFakeStorage(initial: Record<string, string> = {}): FakeStorage {
  const values = new Map(Object.entries(initial));
  const watchers = new Set<{ key: string; listener: (value: string | null) => void }>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    keys: () => [...values.keys()],
    watch(key, listener) {
      const watcher = { key, listener };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    changeElsewhere(key, value) {
      if (value === null) values.delete(key);
      else values.set(key, value);
      for (const watcher of watchers) if (watcher.key === key) watcher.listener(value);
    },
    get watcherCount() {
      return watchers.size;
    },
  };
}
