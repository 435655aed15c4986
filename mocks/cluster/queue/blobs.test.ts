import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BLOB_LIFE_MS, BlobGone, CachedBlobs, type Blobs } from './blobs';
import { FolderBlobs } from './folderBlobs';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a folder of blobs', () => {
  let shared: string;
  let folder: string;
  const opened: FolderBlobs[] = [];
  const open = async () => {
    const blobs = await FolderBlobs.open(shared);
    opened.push(blobs);
    return blobs;
  };
  beforeEach(async () => {
    shared = await mkdtemp(path.join(tmpdir(), 'blobs-'));
    folder = path.join(shared, 'tasks');
  });
  afterEach(async () => {
    for (const blobs of opened.splice(0)) blobs.close();
    jest.useRealTimers();
    await rm(shared, { recursive: true });
  });
  /** As if it had not been put for longer than its life. */
  const age = async (key: string) => {
    const past = new Date(Date.now() - BLOB_LIFE_MS - 60_000);
    await utimes(path.join(folder, key), past, past);
  };
  const untilLeft = async (count: number) => {
    while ((await readdir(folder)).length > count) await new Promise((next) => setTimeout(next, 5));
    return readdir(folder);
  };

  test('the same bytes are stored once, whoever puts them, and are read back', async () => {
    const [one, other] = [await open(), await open()];
    const key = await one.put(bytesOf('article'));
    expect(await other.put(bytesOf('article'))).toBe(key);
    expect(await readdir(folder)).toEqual([key]);
    expect(await other.get(key)).toEqual(bytesOf('article'));
  });

  test('what has not been put for its life is deleted by the next process that starts; the rest stays', async () => {
    const blobs = await open();
    const old = await blobs.put(bytesOf('old'));
    const fresh = await blobs.put(bytesOf('fresh'));
    await age(old);
    await open();
    expect(await untilLeft(1)).toEqual([fresh]);
    await expect(blobs.get(old)).rejects.toBeInstanceOf(BlobGone);
  });

  test('it is also deleted while nobody starts and nothing is put', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'Date'] });
    const old = await (await open()).put(bytesOf('old'));
    await age(old);
    jest.advanceTimersByTime(BLOB_LIFE_MS);
    expect(await untilLeft(0)).toEqual([]);
  });

  test('a folder that cannot be used is refused by the name of its setting', async () => {
    await writeFile(folder, 'a file');
    await expect(FolderBlobs.open(shared)).rejects.toThrow(/^MARCUS_FILES cannot be used/);
  });

  test('a key from Redis that is none leads nowhere', async () => {
    await expect((await open()).get('../../etc/passwd')).rejects.toBeInstanceOf(BlobGone);
  });
});

describe('cached blobs', () => {
  /** Stored blobs that count what is asked of them. */
  function counted() {
    const calls = { put: 0, get: 0 };
    const stored: Blobs = {
      put: async () => `k${(calls.put += 1)}`,
      get: async (key) => {
        calls.get += 1;
        return bytesOf(key);
      },
    };
    return { calls, stored };
  }
  afterEach(() => jest.useRealTimers());

  test('the same object is put once, and again before its life ends', async () => {
    jest.useFakeTimers();
    const { calls, stored } = counted();
    const blobs = new CachedBlobs(stored, 100);
    const bytes = bytesOf('article');
    for (const _ of [1, 2]) await blobs.put(bytes);
    expect(calls.put).toBe(1);
    jest.advanceTimersByTime(BLOB_LIFE_MS / 2);
    await blobs.put(bytes);
    expect(calls.put).toBe(2);
  });

  test('those read last are kept up to a number of bytes', async () => {
    const { calls, stored } = counted();
    const blobs = new CachedBlobs(stored, 5);
    for (const key of ['aa', 'bb', 'aa', 'cc', 'aa']) await blobs.get(key);
    expect(calls.get).toBe(3);
    await blobs.get('bb');
    expect(calls.get).toBe(4);
  });
});
