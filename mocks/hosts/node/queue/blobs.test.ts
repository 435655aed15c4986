import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BLOB_LIFE_MS, BlobGone, CachedBlobs, type Blobs } from './blobs';
import { FolderBlobs } from './folderBlobs';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a folder of blobs', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('the same bytes are stored once, whoever puts them, and are read back', async () => {
    const key = await new FolderBlobs(folder).put(bytesOf('article'));
    expect(await new FolderBlobs(folder).put(bytesOf('article'))).toBe(key);
    expect(await readdir(folder)).toEqual([key]);
    expect(await new FolderBlobs(folder).get(key)).toEqual(bytesOf('article'));
  });

  test('what has not been put for its life is deleted; the rest stays', async () => {
    const blobs = new FolderBlobs(folder);
    const old = await blobs.put(bytesOf('old'));
    const past = new Date(Date.now() - BLOB_LIFE_MS - 60_000);
    await utimes(path.join(folder, old), past, past);
    const fresh = await new FolderBlobs(folder).put(bytesOf('fresh'));
    while ((await readdir(folder)).length > 1) await new Promise((next) => setTimeout(next, 5));
    expect(await readdir(folder)).toEqual([fresh]);
    await expect(blobs.get(old)).rejects.toBeInstanceOf(BlobGone);
  });

  test('a key from Redis that is none leads nowhere', async () => {
    await expect(new FolderBlobs(folder).get('../../etc/passwd')).rejects.toBeInstanceOf(BlobGone);
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
