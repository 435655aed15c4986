import type { FoundWork, WorkSummary } from '../../workStore';
import { WorkStoreError } from './faults';
import type { WorkDatabase, WorkRow } from './openDatabase';
import { readable, readRow, readRows } from './readRows';
import { readSummary, unreadableSummary } from './rowSchema';

/** Every segment image of one article: an array sorts after every string (Indexed Database API, keys). */
export const imagesOf = (hash: string) => IDBKeyRange.bound([hash], [hash, []]);

/** Latest first; records that cannot be read come last. */
export async function listWorks(database: WorkDatabase): Promise<readonly WorkSummary[]> {
  const rows = await readRows(database, 'works');
  return rows
    .map(({ key, value }) => (value ? readSummary(value) : unreadableSummary(key)))
    .filter((summary) => summary !== undefined)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** @throws WorkStoreError `unreadable` if the work is there and cannot be read; file and images may be missing */
export async function getWork(
  database: WorkDatabase,
  hash: string,
): Promise<FoundWork | undefined> {
  const { row, file, keys, blobs } = await readTogether(database, hash).catch(() =>
    readOneByOne(database, hash),
  );
  if (!row && (await isLost(database, hash))) throw new WorkStoreError('unreadable');
  const summary = readSummary(row);
  if (!row || !summary) return undefined;
  const images = new Map(
    keys.flatMap(([, filename], index) => {
      const blob = blobs[index];
      return blob ? [[filename, blob] as const] : [];
    }),
  );
  return { summary, snapshot: row.snapshot, record: row, ...(file && { file }), images };
}

interface Parts {
  readonly row: WorkRow | undefined;
  readonly file: Blob | undefined;
  readonly keys: readonly [hash: string, filename: string][];
  readonly blobs: readonly (Blob | undefined)[];
}

/** In one transaction, so that nothing is written between. */
async function readTogether(database: WorkDatabase, hash: string): Promise<Parts> {
  const reading = database.transaction(['works', 'files', 'images'], 'readonly');
  reading.done.catch(() => undefined);
  const [row, file, keys, blobs] = await Promise.all([
    reading.objectStore('works').get(hash),
    reading.objectStore('files').get(hash),
    reading.objectStore('images').getAllKeys(imagesOf(hash)),
    reading.objectStore('images').getAll(imagesOf(hash)),
  ]);
  return { row, file, keys, blobs };
}

/** One record that cannot be read ends the transaction in which it was asked for. */
async function readOneByOne(database: WorkDatabase, hash: string): Promise<Parts> {
  const keys = await database.getAllKeys('images', imagesOf(hash));
  const blobs = await Promise.all(keys.map((key) => readable(database, 'images', key)));
  const row = await readable(database, 'works', hash);
  return { row, file: await readable(database, 'files', hash), keys, blobs };
}

/** Whether there is a record of the article that cannot be read. */
export async function isLost(database: WorkDatabase, hash: string): Promise<boolean> {
  const key = await database.getKey('works', hash);
  return key !== undefined && !(await readable(database, 'works', hash));
}

/** The record's revision; `undefined` if there is none. */
export async function revisionOf(
  database: WorkDatabase,
  hash: string,
): Promise<string | undefined> {
  return readSummary(await readRow(database, 'works', hash))?.revision;
}
