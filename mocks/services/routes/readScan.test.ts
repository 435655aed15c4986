import { MemoryLocks } from '../stores/memoryLocks';
import { ScanStore, type StoredScan } from '../stores/scanStore';
import type { ReadPage } from '../../engine/text/readFirstPages';
import { readScan, type ScanReading } from './readScan';
import { DOCUMENT, pendingRuns, settle } from './testing/pendingRuns';

const READ = { tooHeavy: false, scan: 'read' } as ReadPage;

/** A scanned article whose pages are read when the test says so. */
function setUp() {
  const kept = new Map<string, Uint8Array>();
  const scans = new ScanStore({
    read: async (_session, key) => kept.get(key) ?? Promise.reject(new Error('absent')),
    write: async (_session, key, bytes) => void kept.set(key, bytes),
  });
  const { run, finish: end, fail } = pendingRuns<Exclude<StoredScan, string>>();
  const locks = new MemoryLocks();
  const read = (pageIndex = 0, signal = new AbortController().signal) =>
    readScan(
      {
        pool: { run },
        scans,
        locks,
        document: DOCUMENT,
        pdf: Uint8Array.of(1),
        work: { owner: DOCUMENT.sessionId, signal },
      } as unknown as ScanReading,
      pageIndex,
    );
  const finish = () => end(READ);
  return { run, read, finish, fail };
}

test('a page that several calls ask for at once is read once, for all of them', async () => {
  const { run, read, finish } = setUp();
  const answers = Promise.all([read(), read(), read()]);
  await settle();
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  expect(await answers).toEqual([READ, READ, READ]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('pages of one article do not wait for each other', async () => {
  const { run, read, finish } = setUp();
  const answers = Promise.all([read(0), read(1)]);
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  finish();
  finish();
  await answers;
});

test('when the call that reads a page is cancelled, one that waits reads it', async () => {
  const { run, read, finish, fail } = setUp();
  const first = read().catch((error: Error) => error.message);
  const second = read();
  await settle();
  fail(new Error('cancelled'));
  expect(await first).toBe('cancelled');
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  finish();
  expect(await second).toEqual(READ);
});

test('a call that is cancelled while it waits reads nothing', async () => {
  const { run, read, fail } = setUp();
  const abort = new AbortController();
  const first = read().catch((error: Error) => error.message);
  const second = read(0, abort.signal).catch((error: Error) => error.message);
  await settle();
  abort.abort(new Error('gone'));
  fail(new Error('cancelled'));
  expect(await Promise.all([first, second])).toEqual(['cancelled', 'gone']);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page that was read is not read again', async () => {
  const { run, read, finish } = setUp();
  const first = read();
  await settle();
  finish();
  await first;
  expect(await read()).toEqual(READ);
  expect(run).toHaveBeenCalledTimes(1);
});
