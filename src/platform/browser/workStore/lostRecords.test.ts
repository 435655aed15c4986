/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB, unwrap } from 'idb';
import type { Stored, WorkToSave } from '../../workStore';
import { createWorkStore } from './createWorkStore';
import { DATABASE_NAME } from './openDatabase';

const LOST = 'a'.repeat(64);
const HEALTHY = 'b'.repeat(64);
const IMAGE = 'page_0_0_segmented.png';

const work = (hash: string, changes: Partial<WorkToSave> = {}): WorkToSave => ({
  summary: {
    ...{ hash, name: 'paper.pdf', savedAt: 1000, size: 12 },
    ...{ segmentCount: 2, structureCount: 1, revision: 'r1' },
  },
  snapshot: { version: 1 },
  file: new Blob(['%PDF-1.7']),
  images: new Map([[IMAGE, new Blob(['png'])]]),
  goneImages: [],
  ...changes,
});

const valueOf = <T>(answer: Stored<T>): T => {
  if (!answer.ok) throw new Error(answer.fault.message);
  return answer.value;
};

interface RawDatabase {
  readonly _rawDatabase: {
    readonly rawObjectStores: Map<
      string,
      { records: { get: (key: unknown) => { value: unknown } } }
    >;
  };
}

/** Replaces a value in the database's memory. */
async function damage(table: string, key: unknown, value: unknown): Promise<void> {
  const database = await openDB(DATABASE_NAME);
  const raw = unwrap(database) as unknown as RawDatabase;
  raw._rawDatabase.rawObjectStores.get(table)!.records.get(key).value = value;
  database.close();
}

/** A function cannot be copied out of the database, which fails each request for it, as a lost file does. */
const UNREADABLE = () => undefined;
const FLIPPED = null;

async function storeWith(...hashes: string[]) {
  globalThis.indexedDB = new IDBFactory();
  const store = createWorkStore();
  for (const hash of hashes) valueOf(await store.put(work(hash)));
  return store;
}

describe.each([
  ['cannot be read', UNREADABLE],
  ['is read as null', FLIPPED],
])('a record that %s', (_how, value) => {
  test('is listed by its hash, and hides no other', async () => {
    const store = await storeWith(LOST, HEALTHY);
    await damage('works', LOST, value);
    const listed = valueOf(await store.list());
    expect(listed).toMatchObject([{ hash: HEALTHY }, { hash: LOST, isUnreadable: true }]);
    expect(listed[1]?.name).toBe('Article that cannot be read (aaaaaaaa)');
    expect(valueOf(await store.get(HEALTHY))?.snapshot).toEqual({ version: 1 });
  });

  test('is not taken for none', async () => {
    const store = await storeWith(LOST);
    await damage('works', LOST, value);
    const kind = 'unreadable';
    expect(await store.get(LOST)).toMatchObject({ ok: false, fault: { kind } });
  });

  test('can be removed, after which the article is stored again', async () => {
    const store = await storeWith(LOST);
    await damage('works', LOST, value);
    valueOf(await store.remove(LOST));
    expect(valueOf(await store.list())).toEqual([]);
    valueOf(await store.put(work(LOST)));
    expect(valueOf(await store.get(LOST))?.snapshot).toEqual({ version: 1 });
  });
});

test('a record lost after this page wrote it is asked for whole, and then written', async () => {
  const store = await storeWith(LOST);
  await damage('works', LOST, UNREADABLE);
  const { file: _file, ...later } = work(LOST, { snapshot: { version: 2 }, basedOn: 'r1' });
  expect(await store.put(later)).toMatchObject({ ok: false, fault: { kind: 'incomplete' } });
  valueOf(await store.put(work(LOST, { snapshot: { version: 2 } })));
  expect(valueOf(await store.get(LOST))?.snapshot).toEqual({ version: 2 });
});

test('a record that this page never read is not written over', async () => {
  const store = await storeWith(LOST);
  await damage('works', LOST, UNREADABLE);
  expect(await store.put(work(LOST))).toMatchObject({ ok: false, fault: { kind: 'unreadable' } });
  expect(valueOf(await store.list())).toMatchObject([{ isUnreadable: true }]);
});

test.each([
  ['file', 'files', LOST],
  ['segment image', 'images', [LOST, IMAGE]],
])('a lost %s is missing, and the work is there', async (_what, table, key) => {
  const store = await storeWith(LOST);
  await damage(table, key, UNREADABLE);
  const found = valueOf(await store.get(LOST));
  expect(found?.snapshot).toEqual({ version: 1 });
  expect(found?.file === undefined).toBe(table === 'files');
  expect(found?.images.size).toBe(table === 'images' ? 0 : 1);
});

test('a lost record among those set aside hides no other, counts as one, and can be discarded', async () => {
  const store = await storeWith();
  const aside = { hash: HEALTHY, name: 'paper.pdf', setAsideAt: 1, reason: 'damaged' as const };
  valueOf(await store.setAside({ ...aside, id: 'lost', record: 'x' }));
  valueOf(await store.setAside({ ...aside, id: 'kept', record: 'y' }));
  await damage('setAside', 'lost', UNREADABLE);
  const listed = valueOf(await store.listSetAside());
  expect(listed.map(({ id, name }) => [id, name])).toEqual([
    ['lost', 'A record that this browser has lost'],
    ['kept', 'paper.pdf'],
  ]);
  valueOf(await store.discardSetAside('lost'));
  valueOf(await store.setAside({ ...aside, id: 'later', record: 'z' }));
  expect(valueOf(await store.listSetAside())).toHaveLength(2);
});
