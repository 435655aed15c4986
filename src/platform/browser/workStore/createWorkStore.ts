import type { StoreBeneath } from './keepInMemory';
import type { WorkToSave, WrittenWork } from '../../workStore';
import { answering, WorkStoreError } from './faults';
import type { IDBPTransaction } from 'idb';
import { getWork, imagesOf, isLost, listWorks, revisionOf } from './readWorks';
import { readSummary } from './rowSchema';
import { discardSetAside, getSetAside, listSetAside, setAside } from './setAside';
import {
  createDatabaseOpener,
  type WorkDatabase,
  type WorkRow,
  type WorkTables,
} from './openDatabase';

type Writing = IDBPTransaction<WorkTables, ('works' | 'files' | 'images')[], 'readwrite'>;

const ALL = ['works', 'files', 'images'] as const;
const ALL_AND_ASIDE = [...ALL, 'setAside'] as const;

/** The work store over IndexedDB. */
export function createWorkStore(): StoreBeneath {
  const open = createDatabaseOpener();
  return {
    list: () => answering(async () => listWorks(await open())),
    get: (hash) => answering(async () => getWork(await open(), hash)),
    revisionOf: (hash) => answering(async () => revisionOf(await open(), hash)),
    put: (work) => answering(async () => put(await open(), work)),
    dropFile: (hash) => answering(async () => dropFile(await open(), hash)),
    remove: (hash) => answering(async () => remove(await open(), hash)),
    clear: () => answering(async () => clear(await open())),
    setAside: (record) => answering(async () => setAside(await open(), record)),
    listSetAside: () => answering(async () => listSetAside(await open())),
    getSetAside: (id) => answering(async () => getSetAside(await open(), id)),
    discardSetAside: (id) => answering(async () => discardSetAside(await open(), id)),
  };
}

/**
 * A record that has been lost since this page read or wrote it is replaced by the whole work, for which the
 * caller is asked; one that this page never read is left as it is.
 */
async function put(database: WorkDatabase, work: WorkToSave): Promise<WrittenWork> {
  const { hash } = work.summary;
  try {
    return await write(database, work);
  } catch (error) {
    if (error instanceof WorkStoreError || !(await isLost(database, hash))) throw error;
    if (work.basedOn === undefined) throw new WorkStoreError('unreadable');
    await database.delete('works', hash);
    throw new WorkStoreError('incomplete');
  }
}

async function write(database: WorkDatabase, work: WorkToSave): Promise<WrittenWork> {
  const writing = database.transaction([...ALL], 'readwrite');
  const ended = writing.done;
  try {
    const [before, ...writes] = askAll(writing, work);
    writing.commit();
    // If one fails, `ended` has the cause; a request may only report that everything was aborted.
    await Promise.allSettled([before, ...writes]);
    await ended;
    const earlier = await before;
    if (!earlier && !work.file) throw new WorkStoreError('incomplete');
    return isForeign(earlier, work) ? { replaced: earlier } : {};
  } catch (error) {
    ended.catch(() => undefined);
    if (!(error instanceof WorkStoreError)) abortIfOpen(writing);
    throw error;
  }
}

/** Starts all requests at once: first for what was there before, then the writes. */
function askAll(
  writing: Writing,
  work: WorkToSave,
): [before: Promise<WorkRow | undefined>, ...writes: Promise<unknown>[]] {
  const { summary, snapshot, file } = work;
  const { hash } = summary;
  const works = writing.objectStore('works');
  const images = writing.objectStore('images');
  return [
    heard(works.get(hash)),
    ...(file ? [heard(writing.objectStore('files').put(file, hash))] : []),
    ...(file ? [heard(images.delete(imagesOf(hash)))] : []),
    ...work.goneImages.map((name) => heard(images.delete([hash, name]))),
    ...[...work.images].map(([name, blob]) => heard(images.put(blob, [hash, name]))),
    heard(works.put({ ...summary, snapshot })),
  ];
}

/**
 * A request may throw at once; those before it are then aborted, and their rejections must count as handled.
 */
function heard<T>(request: Promise<T>): Promise<T> {
  request.catch(() => undefined);
  return request;
}

function abortIfOpen(writing: Writing): void {
  try {
    writing.abort();
  } catch {
    // It has already ended.
  }
}

const isForeign = (earlier: WorkRow | undefined, { basedOn }: WorkToSave) =>
  earlier !== undefined && readSummary(earlier)?.revision !== basedOn;

async function dropFile(database: WorkDatabase, hash: string): Promise<void> {
  const writing = database.transaction([...ALL], 'readwrite');
  const ended = writing.done;
  ended.catch(() => undefined);
  const works = writing.objectStore('works');
  const files = writing.objectStore('files');
  const [row, file] = await Promise.all([works.get(hash), files.get(hash)]);
  if (row && file) {
    const size = Math.max(0, row.size - file.size);
    await Promise.all([works.put({ ...row, size, hasNoFile: true }), files.delete(hash)]);
  }
  await ended;
}

async function remove(database: WorkDatabase, hash: string): Promise<void> {
  const writing = database.transaction([...ALL], 'readwrite');
  await Promise.all([
    writing.objectStore('works').delete(hash),
    writing.objectStore('files').delete(hash),
    writing.objectStore('images').delete(imagesOf(hash)),
    writing.done,
  ]);
}

async function clear(database: WorkDatabase): Promise<void> {
  const writing = database.transaction([...ALL_AND_ASIDE], 'readwrite');
  const cleared = ALL_AND_ASIDE.map((table) => writing.objectStore(table).clear());
  await Promise.all([...cleared, writing.done]);
}
