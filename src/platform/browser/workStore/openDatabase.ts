import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SetAside, SetAsideRecord, WorkSummary } from '../../workStore';
import { WorkStoreError } from './faults';

/** A row in the table of works: what the list shows, and the work itself. */
export interface WorkRow extends WorkSummary {
  readonly snapshot: object;
}

export interface WorkTables extends DBSchema {
  /** By hash. Small, so that a page that is being closed can still write it. */
  works: { key: string; value: WorkRow };
  /** The PDFs by hash, written once. */
  files: { key: string; value: Blob };
  /** The segment images by hash and file name: written once each. */
  images: { key: [hash: string, filename: string]; value: Blob };
  /** Records that could not be read, or had to give way, by separate ids. */
  setAside: { key: string; value: SetAside & SetAsideRecord };
}

export type WorkDatabase = IDBPDatabase<WorkTables>;

export const DATABASE_NAME = 'marcus-work';
/** 2: records that were set aside. */
const VERSION = 2;

/**
 * Opens the database once and keeps it open. It is closed when another tab wants to upgrade or delete it, or
 * when the browser closes it; the next use opens it again.
 *
 * @throws WorkStoreError, DOMException
 */
export function createDatabaseOpener(): () => Promise<WorkDatabase> {
  let opened: Promise<WorkDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}

async function open(onGone: () => void): Promise<WorkDatabase> {
  if (typeof indexedDB === 'undefined') throw new WorkStoreError('unavailable');
  let refuse: (error: WorkStoreError) => void;
  const blocked = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  const database = openDB<WorkTables>(DATABASE_NAME, VERSION, {
    upgrade(tables, from) {
      if (from < 1) {
        tables.createObjectStore('works', { keyPath: 'hash' });
        tables.createObjectStore('files');
        tables.createObjectStore('images');
      }
      if (from < 2) tables.createObjectStore('setAside', { keyPath: 'id' });
    },
    blocked: () => refuse(new WorkStoreError('blocked')),
    blocking(_current, _wanted, event) {
      onGone();
      (event.target as IDBDatabase).close();
    },
    terminated: onGone,
  });
  return Promise.race([database, blocked]);
}
