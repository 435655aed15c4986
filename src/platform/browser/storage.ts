import type { KeyValueStorage } from '../storage';

/**
 * Browsers throw if storage is switched off or full. The application works without it: a read then returns
 * nothing, and a write is dropped.
 */
export function createStorage(open: () => Storage): KeyValueStorage {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
    watch(key, listener) {
      const onChange = (event: StorageEvent) => {
        const isOurs = attempt((storage) => event.storageArea === storage, false);
        // The key is null if everything was cleared.
        if (isOurs && (event.key === key || event.key === null)) listener(event.newValue);
      };
      window.addEventListener('storage', onChange);
      return () => window.removeEventListener('storage', onChange);
    },
  };
}
