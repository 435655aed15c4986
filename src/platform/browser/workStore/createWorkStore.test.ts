/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { SetAsideRecord, WorkSummary, WorkToSave } from '../../workStore';
import { createWorkStore } from './createWorkStore';
import { DATABASE_NAME } from './openDatabase';
import { MOST_SET_ASIDE } from './setAside';

const HASH = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

const summary = (changes: Partial<WorkSummary> = {}): WorkSummary => ({
  hash: HASH,
  name: 'paper.pdf',
  savedAt: 1000,
  size: 12,
  segmentCount: 2,
  structureCount: 1,
  revision: 'r1',
  ...changes,
});

const work = (changes: Partial<WorkToSave> = {}): WorkToSave => ({
  summary: summary(),
  snapshot: { version: 1 },
  file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  images: new Map([['page_0_0_segmented.png', new Blob(['png'], { type: 'image/png' })]]),
  goneImages: [],
  ...changes,
});

const nothingElse = { images: new Map<string, Blob>(), goneImages: [] };

/** A later write of the same article: neither file nor images are written again. */
const later = (changes: Partial<WorkToSave>): WorkToSave => {
  const { file: _file, ...rest } = work({ ...nothingElse, ...changes });
  return rest;
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const value = async <T>(answer: Promise<{ ok: boolean; value?: T }>) => {
  const { ok, value: got } = await answer;
  expect(ok).toBe(true);
  return got;
};

describe('the work store', () => {
  test('returns what was put in: summary, snapshot, file and images', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    const saved = await value(store.get(HASH));
    expect(saved).toMatchObject({ summary: summary(), snapshot: { version: 1 } });
    expect(await saved?.file?.text()).toBe('%PDF-1.7');
    expect(await saved?.images.get('page_0_0_segmented.png')?.text()).toBe('png');
  });

  test('keeps file and images if a later write contains only the snapshot', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    await value(store.put(later({ snapshot: { version: 1, text: 'x' }, basedOn: 'r1' })));
    const saved = await value(store.get(HASH));
    expect(saved?.snapshot).toEqual({ version: 1, text: 'x' });
    expect(saved?.file?.size).toBe(8);
    expect(saved?.images.size).toBe(1);
  });

  test('deletes images that the work no longer has, and no others', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    await value(store.put(work({ summary: summary({ hash: OTHER }) })));
    await value(store.put(later({ goneImages: ['page_0_0_segmented.png'] })));
    expect((await value(store.get(HASH)))?.images.size).toBe(0);
    expect((await value(store.get(OTHER)))?.images.size).toBe(1);
  });

  test('replaces everything of an article that is written with its file', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    await value(store.put(work({ images: new Map() })));
    expect((await value(store.get(HASH)))?.images.size).toBe(0);
  });

  test('lists the latest first, without reading the work', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    const second = summary({ hash: OTHER, savedAt: 2000 });
    await value(store.put(work({ summary: second })));
    expect(await value(store.list())).toEqual([second, summary()]);
  });

  test('returns what another tab has written since', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    const inOtherTab = createWorkStore();
    await value(inOtherTab.put(later({ summary: summary({ revision: 'r2' }), basedOn: 'r1' })));
    const mine = later({ summary: summary({ revision: 'r3' }), basedOn: 'r1' });
    expect(await value(store.revisionOf(HASH))).toBe('r2');
    expect(await value(store.put(mine))).toMatchObject({ replaced: { revision: 'r2' } });
    expect((await value(store.get(HASH)))?.summary.revision).toBe('r3');
  });

  test('asks for the file if the article was removed in the meantime', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    await value(store.remove(HASH));
    expect(await store.put(later({}))).toMatchObject({ ok: false, fault: { kind: 'incomplete' } });
  });

  test('removes one article with all that belongs to it, and leaves the others', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    await value(store.put(work({ summary: summary({ hash: OTHER }) })));
    await value(store.remove(HASH));
    expect(await value(store.get(HASH))).toBeUndefined();
    expect((await value(store.get(OTHER)))?.images.size).toBe(1);
    const tables = await openDB(DATABASE_NAME);
    expect(await tables.getAllKeys('files')).toEqual([OTHER]);
    expect(await tables.getAllKeys('images')).toEqual([[OTHER, 'page_0_0_segmented.png']]);
    tables.close();
  });

  test('clears everything', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    await value(store.clear());
    expect(await value(store.list())).toEqual([]);
  });
});

test('leaves out of the list what it did not write', async () => {
  const store = createWorkStore();
  await value(store.put(work()));
  await putRows({ hash: OTHER }, { ...summary({ hash: 'c' }), name: 3, snapshot: {} });
  expect(await value(store.list())).toEqual([summary()]);
  expect(await value(store.get(OTHER))).toBeUndefined();
});

async function putRows(...rows: object[]): Promise<void> {
  const tables = await openDB(DATABASE_NAME);
  await Promise.all(rows.map((row) => tables.put('works', row)));
  tables.close();
}

test.each([
  ['name', { html: '<b>' }],
  ['savedAt', 8.7e15],
  ['size', Number.NaN],
  ['segmentCount', -1],
  ['structureCount', null],
  ['revision', 7],
])('a summary whose %s is damaged does not hide the work', async (field, damaged) => {
  const store = createWorkStore();
  await value(store.put(work()));
  await putRows({ ...summary(), snapshot: { version: 1 }, [field]: damaged });
  const [listed] = (await value(store.list()))!;
  expect(listed).toEqual({ ...summary(), [field]: expect.anything(), isMended: true });
  expect(listed).not.toHaveProperty(field, damaged);
  expect(await value(store.get(HASH))).toMatchObject({
    snapshot: { version: 1 },
    record: { [field]: damaged },
  });
});

describe('a record that is set aside', () => {
  const aside = (changes: Partial<SetAsideRecord> = {}): SetAsideRecord => ({
    id: 'a1',
    hash: HASH,
    name: 'paper.pdf',
    setAsideAt: 1000,
    reason: 'damaged',
    record: { ...summary(), snapshot: { version: 1, work: 'x' } },
    ...changes,
  });

  test('is kept unchanged, whatever is written for its article, and when that is removed', async () => {
    const store = createWorkStore();
    await value(store.setAside(aside()));
    await value(store.put(work()));
    await value(store.remove(HASH));
    expect(await value(store.getSetAside('a1'))).toMatchObject(aside());
    expect(await value(store.listSetAside())).toMatchObject([{ id: 'a1', name: 'paper.pdf' }]);
  });

  test('is not kept twice', async () => {
    const store = createWorkStore();
    await value(store.setAside(aside()));
    expect(await value(store.setAside(aside({ id: 'a2' })))).toMatchObject({ id: 'a1' });
    await value(store.setAside(aside({ id: 'a3', record: 'another' })));
    expect(await value(store.listSetAside())).toHaveLength(2);
  });

  test('is listed oldest first, and deleted only when it is discarded or everything is cleared', async () => {
    const store = createWorkStore();
    await value(store.setAside(aside({ id: 'late', record: 1, setAsideAt: 3 })));
    await value(store.setAside(aside({ id: 'early', record: 2, setAsideAt: 2 })));
    expect(await value(store.listSetAside())).toMatchObject([{ id: 'early' }, { id: 'late' }]);
    await value(store.discardSetAside('early'));
    expect(await value(store.listSetAside())).toMatchObject([{ id: 'late' }]);
    await value(store.clear());
    expect(await value(store.listSetAside())).toEqual([]);
  });

  test('is never displaced by others: one for which there is no space is refused', async () => {
    const store = createWorkStore();
    for (let i = 0; i < MOST_SET_ASIDE; i += 1) {
      await value(store.setAside(aside({ id: String(i), record: i })));
    }
    const answer = await store.setAside(aside({ id: 'more', record: 'more' }));
    expect(answer).toMatchObject({ ok: false, fault: { kind: 'noRoomAside' } });
    expect(await value(store.listSetAside())).toHaveLength(MOST_SET_ASIDE);
  });

  test('may be something that JSON cannot represent', async () => {
    const store = createWorkStore();
    const ring: unknown[] = [];
    ring.push(ring);
    await value(store.setAside(aside({ record: ring })));
    const kept = (await value(store.getSetAside('a1')))!.record as unknown[];
    expect(kept[0]).toBe(kept);
  });
});

test('work of the first version of the database is still there, and can be set aside', async () => {
  const first = await openDB(DATABASE_NAME, 1, {
    upgrade(tables) {
      tables.createObjectStore('works', { keyPath: 'hash' });
      tables.createObjectStore('files');
      tables.createObjectStore('images');
    },
  });
  await first.put('works', { ...summary(), snapshot: { version: 1 } });
  first.close();
  const store = createWorkStore();
  expect(await value(store.get(HASH))).toMatchObject({ snapshot: { version: 1 } });
  expect(await value(store.listSetAside())).toEqual([]);
});

describe('a store that does not work returns a fault', () => {
  test('without IndexedDB', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const answer = await createWorkStore().list();
    expect(answer).toMatchObject({ ok: false, fault: { kind: 'unavailable' } });
  });

  test('where the browser forbids it', async () => {
    indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const answer = await createWorkStore().put(work());
    expect(answer).toMatchObject({ ok: false, fault: { kind: 'unavailable' } });
  });

  test('created by a newer version of the application, and keeps its content', async () => {
    const newer = await openDB(DATABASE_NAME, 99);
    newer.close();
    expect(await createWorkStore().list()).toMatchObject({ ok: false, fault: { kind: 'newer' } });
  });

  test('out of space, without keeping any part of the write', async () => {
    const store = createWorkStore();
    await value(store.put(work()));
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const answer = await store.put(work({ snapshot: { version: 1, text: 'lost' } }));
    expect(answer).toMatchObject({ ok: false, fault: { kind: 'full' } });
    put.mockRestore();
    expect((await value(store.get(HASH)))?.snapshot).toEqual({ version: 1 });
  });

  test('and is tried again at the next use', async () => {
    const store = createWorkStore();
    const open = jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect((await store.list()).ok).toBe(false);
    open.mockRestore();
    expect((await store.list()).ok).toBe(true);
  });
});

test('closes the database when another tab wants to upgrade it', async () => {
  await value(createWorkStore().put(work()));
  const upgraded = await openDB(DATABASE_NAME, 99);
  expect(upgraded.version).toBe(99);
  upgraded.close();
});
