import type { Stores } from '../versionCache';

export interface FakeStores extends Stores {
  /** Names of all stores, and the addresses stored in each, below the scope. */
  contents(scope: string): Record<string, string[]>;
  /** From now on, everything that is to be stored is refused. */
  isFull: boolean;
  /** Replaces what is stored under an address, whatever its search. */
  damage(address: string): Promise<void>;
  /** As a browser that needs space does. */
  clear(): void;
}

/** The browser's stores, as far as the service worker uses them: what is stored is read out as a copy. */
export function createFakeStores(): FakeStores {
  const stores = new Map<string, Map<string, Response>>();
  const fake: FakeStores = {
    isFull: false,
    clear: () => stores.clear(),
    damage: async (address) => {
      for (const entries of stores.values())
        for (const key of entries.keys())
          if (withoutSearch(key) === address) entries.set(key, new Response('damaged'));
    },
    contents: (scope) =>
      Object.fromEntries(
        [...stores].map(([name, entries]) => [
          name,
          [...entries.keys()].map((address) => address.slice(scope.length)).sort(),
        ]),
      ),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    open: async (name) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return fakeStore(entries, () => fake.isFull);
    },
  };
  return fake;
}

const withoutSearch = (address: string) => address.replace(/\?.*$/, '');

function fakeStore(entries: Map<string, Response>, isFull: () => boolean): Cache {
  const store: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    async match(address, { ignoreSearch = false } = {}) {
      const wanted = String(address);
      const key = ignoreSearch
        ? [...entries.keys()].find((one) => withoutSearch(one) === withoutSearch(wanted))
        : wanted;
      return key === undefined ? undefined : entries.get(key)?.clone();
    },
    async put(address, answer) {
      if (isFull()) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      entries.set(String(address), new Response(await answer.arrayBuffer(), answer));
    },
    delete: async (address) => entries.delete(String(address)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
  return store as Cache;
}
