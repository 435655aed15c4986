import type { StoreNames } from 'idb';
import type { WorkDatabase, WorkTables } from './openDatabase';

interface Row<T> {
  readonly key: string;
  /** `undefined` if the browser can no longer read it. */
  readonly value: T | undefined;
}

type Table = Extract<StoreNames<WorkTables>, 'works' | 'setAside'>;

/**
 * All rows of a table. Chromium keeps large values in files of their own; one that is lost or damaged fails
 * every request that includes it, so that the rows are then asked for one by one.
 */
export async function readRows<T extends Table>(
  database: WorkDatabase,
  table: T,
): Promise<readonly Row<WorkTables[T]['value']>[]> {
  const reading = database.transaction(table, 'readonly');
  const ended = reading.done.catch(() => undefined);
  const [keys, values] = await Promise.allSettled([
    reading.store.getAllKeys(),
    reading.store.getAll(),
  ]);
  await ended;
  if (keys.status === 'rejected') throw keys.reason;
  const rows =
    values.status === 'fulfilled'
      ? values.value
      : await Promise.all(keys.value.map((key) => readable(database, table, key)));
  return keys.value.map((key, index) => ({ key, value: rows[index] ?? undefined }));
}

/**
 * One record, in a transaction of its own, which ends with it if it cannot be read. The package's own `get`
 * leaves that transaction's failure unhandled.
 */
export async function readRow<T extends StoreNames<WorkTables>>(
  database: WorkDatabase,
  table: T,
  key: WorkTables[T]['key'],
): Promise<WorkTables[T]['value'] | undefined> {
  const reading = database.transaction(table, 'readonly');
  reading.done.catch(() => undefined);
  return reading.store.get(key);
}

/** As `readRow`; `undefined` also for a record that cannot be read. */
export const readable: typeof readRow = (database, table, key) =>
  readRow(database, table, key).catch(() => undefined);
