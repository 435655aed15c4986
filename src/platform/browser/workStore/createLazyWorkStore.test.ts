import type { SetAside, WorkStore } from '../../workStore';
import { createLazyWorkStore } from './createLazyWorkStore';

const ok = { ok: true, value: undefined } as const;

function fakeStore() {
  const list = jest.fn<ReturnType<WorkStore['list']>, []>(async () => ({ ok: true, value: [] }));
  const put = jest.fn<ReturnType<WorkStore['put']>, []>(async () => ({
    ok: true,
    value: {},
  }));
  const store: WorkStore = {
    list,
    put,
    get: async () => ok,
    writeUnsaved: async () => ({ ok: true, value: {} }),
    dropFile: async () => ok,
    remove: async () => ok,
    clear: async () => ok,
    revisionOf: async () => ok,
    setAside: async () => ({ ok: true, value: {} as SetAside }),
    listSetAside: async () => ({ ok: true, value: [] }),
    getSetAside: async () => ok,
    discardSetAside: async () => ok,
  };
  return { store, list, put };
}

test('loads its code with the first call, once', async () => {
  const { store, list } = fakeStore();
  const load = jest.fn(async () => store);
  const lazy = createLazyWorkStore(load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([lazy.list(), lazy.list()]);
  await lazy.clear();
  expect(load).toHaveBeenCalledTimes(1);
  expect(list).toHaveBeenCalledTimes(2);
});

test('acts at once if its code is loaded, for a page that is being closed', async () => {
  const { store, put } = fakeStore();
  const lazy = createLazyWorkStore(async () => store);
  await lazy.list();
  void lazy.put({
    summary: {
      hash: 'a'.repeat(64),
      name: 'x.pdf',
      savedAt: 0,
      size: 0,
      segmentCount: 0,
      structureCount: 0,
      revision: 'r',
    },
    snapshot: {},
    images: new Map(),
    goneImages: [],
  });
  expect(put).toHaveBeenCalledTimes(1);
});

test('returns a fault if its code fails to load, and loads it again next time', async () => {
  const { store } = fakeStore();
  const load = jest.fn(async () => store).mockRejectedValueOnce(new Error('Loading failed'));
  const lazy = createLazyWorkStore(load);
  expect(await lazy.list()).toMatchObject({ ok: false, fault: { kind: 'failed' } });
  expect(await lazy.list()).toEqual({ ok: true, value: [] });
});
