import type { Stored, WorkStore, WorkStoreFault } from '../../workStore';

/** The server may be down, or may only have a later version of the application. */
const NOT_LOADED: WorkStoreFault = {
  kind: 'failed',
  message: 'The part of the application that keeps your work could not be loaded. Reload the page.',
};

const loadStore = async () =>
  (await import(/* webpackChunkName: "work-store" */ './openWorkStore')).openWorkStore();

/**
 * A work store whose code is loaded when it is first needed, which is after the first screen. If loading
 * fails, the next call tries again.
 */
export function createLazyWorkStore(load: () => Promise<WorkStore> = loadStore): WorkStore {
  let loading: Promise<WorkStore> | undefined;
  let loaded: WorkStore | undefined;
  async function withStore<T>(use: (store: WorkStore) => Promise<Stored<T>>): Promise<Stored<T>> {
    // A page that is being closed has no time to wait for code that is already loaded.
    if (loaded) return use(loaded);
    try {
      loading ??= load();
      loaded = await loading;
    } catch {
      loading = undefined;
      return { ok: false, fault: NOT_LOADED };
    }
    return use(loaded);
  }
  return {
    list: () => withStore((store) => store.list()),
    get: (hash) => withStore((store) => store.get(hash)),
    revisionOf: (hash) => withStore((store) => store.revisionOf(hash)),
    put: (work) => withStore((store) => store.put(work)),
    writeUnsaved: (hash) => withStore((store) => store.writeUnsaved(hash)),
    dropFile: (hash) => withStore((store) => store.dropFile(hash)),
    remove: (hash) => withStore((store) => store.remove(hash)),
    clear: () => withStore((store) => store.clear()),
    setAside: (record) => withStore((store) => store.setAside(record)),
    listSetAside: () => withStore((store) => store.listSetAside()),
    getSetAside: (id) => withStore((store) => store.getSetAside(id)),
    discardSetAside: (id) => withStore((store) => store.discardSetAside(id)),
  };
}
