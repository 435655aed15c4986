/** @jest-environment node */
import { createFakeWorkStore } from '@/testing/fakes/fakeWorkStore';
import type { WorkToSave } from '../../workStore';
import { keepInMemory } from './keepInMemory';

const HASH = 'a'.repeat(64);

const work = (revision: string, changes: Partial<WorkToSave> = {}): WorkToSave => ({
  summary: {
    ...{ hash: HASH, name: 'paper.pdf', savedAt: 1000, size: 12 },
    ...{ segmentCount: 2, structureCount: 1, revision },
  },
  snapshot: { revision },
  file: new Blob(['%PDF-1.7']),
  images: new Map([['a.png', new Blob(['a'])]]),
  goneImages: [],
  ...changes,
});

const later = (revision: string, changes: Partial<WorkToSave>): WorkToSave => {
  const { file: _file, ...rest } = work(revision, changes);
  return rest;
};

function full() {
  const disk = createFakeWorkStore();
  const store = keepInMemory(disk);
  disk.writeFault = 'full';
  return { disk, store };
}

const got = async (store: ReturnType<typeof keepInMemory>) => {
  const found = await store.get(HASH);
  return found.ok ? found.value : undefined;
};

test('what a full store cannot take is told, and read back all the same', async () => {
  const { disk, store } = full();
  expect(await store.put(work('r1'))).toMatchObject({ ok: false, fault: { kind: 'full' } });
  expect(disk.works.size).toBe(0);
  expect(await got(store)).toMatchObject({ snapshot: { revision: 'r1' } });
  expect(await (await got(store))?.file?.text()).toBe('%PDF-1.7');
  const listed = await store.list();
  expect(listed).toMatchObject({ value: [{ hash: HASH, unsaved: expect.any(String) as string }] });
});

test('once there is room, everything that was only in memory is written', async () => {
  const { disk, store } = full();
  await store.put(work('r1'));
  disk.writeFault = undefined;
  await store.put(later('r2', { images: new Map([['b.png', new Blob(['b'])]]) }));
  const saved = disk.works.get(HASH);
  expect([...(saved?.images.keys() ?? [])].sort()).toEqual(['a.png', 'b.png']);
  expect(await saved?.file?.text()).toBe('%PDF-1.7');
  expect(await store.list()).toEqual({ ok: true, value: [saved?.summary] });
});

test('later work on a stored article keeps its file, pictures and revision in memory', async () => {
  const { disk, store } = full();
  disk.writeFault = undefined;
  await store.put(work('r1'));
  disk.writeFault = 'full';
  await store.put(later('r2', { images: new Map(), goneImages: ['a.png'], basedOn: 'r1' }));
  const found = await got(store);
  expect(found?.snapshot).toEqual({ revision: 'r2' });
  expect(found?.summary.revision).toBe('r1');
  expect(await found?.file?.text()).toBe('%PDF-1.7');
  expect(found?.images.size).toBe(0);
  expect(disk.works.get(HASH)?.snapshot).toEqual({ revision: 'r1' });
});

test('other faults are left to whoever wrote: the store may have taken it', async () => {
  const { disk, store } = full();
  disk.writeFault = 'failed';
  await store.put(work('r1'));
  expect(await got(store)).toBeUndefined();
});

test('removing removes what is only in memory, too', async () => {
  const { store } = full();
  await store.put(work('r1'));
  await store.remove(HASH);
  expect(await got(store)).toBeUndefined();
});

describe('what is only in memory can be written again', () => {
  test('with its file and pictures, under the revision of the last write', async () => {
    const { disk, store } = full();
    await store.put(work('r1'));
    expect(await store.writeUnsaved(HASH)).toMatchObject({ ok: false, fault: { kind: 'full' } });
    disk.writeFault = undefined;
    const answer = await store.writeUnsaved(HASH);
    expect(answer).toMatchObject({ ok: true, value: { summary: { revision: 'r1' } } });
    const saved = disk.works.get(HASH);
    expect(saved).toMatchObject({ snapshot: { revision: 'r1' }, summary: { revision: 'r1' } });
    expect([...(saved?.images.keys() ?? [])]).toEqual(['a.png']);
    expect(await saved?.file?.text()).toBe('%PDF-1.7');
    expect(saved?.summary).not.toHaveProperty('unsaved');
    expect(await store.list()).toEqual({ ok: true, value: [saved?.summary] });
  });

  test('and what another tab wrote meanwhile is handed back', async () => {
    const { disk, store } = full();
    await store.put(work('r1'));
    disk.writeFault = undefined;
    await disk.put(work('theirs'));
    const answer = await store.writeUnsaved(HASH);
    expect(answer).toMatchObject({ value: { replaced: { snapshot: { revision: 'theirs' } } } });
  });

  test('but not over a later version that is being written', async () => {
    const { disk, store } = full();
    await store.put(work('r1'));
    disk.writeFault = undefined;
    const later = store.put(work('r2', { basedOn: 'r1' }));
    await store.writeUnsaved(HASH);
    await later;
    expect(disk.works.get(HASH)?.snapshot).toEqual({ revision: 'r2' });
  });

  test('which does nothing for what is stored', async () => {
    const { disk, store } = full();
    disk.writeFault = undefined;
    await store.put(work('r1'));
    expect(await store.writeUnsaved(HASH)).toEqual({ ok: true, value: {} });
    expect(disk.writes).toHaveLength(1);
  });
});
