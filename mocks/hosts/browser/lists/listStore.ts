import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { checkList } from '../../../engine/lists/checkList';
import type { ListKind } from '../../../engine/lists/listKind';
import { bytesInMemory } from '../../../engine/names/sortedLines';
import { HttpError } from '../../../services/http/httpError';
import type { ListInUse, ListShelf } from '../../../services/ownLists';

interface KeptList extends ListInUse {
  /** Of this file, another with each that is given. */
  readonly id: string;
  readonly file: Blob;
}

interface ListTables extends DBSchema {
  lists: { key: ListKind; value: KeptList };
}

type Database = IDBPDatabase<ListTables>;

/** Of the database, and of the channel on which tabs tell each other that it has changed. */
const NAME = 'marcus-lists';

/**
 * The user's own lists, for all tabs: in IndexedDB, which keeps a list whole or not at all, and the one that a
 * worker reads as long as it does.
 */
export class ListStore implements ListShelf {
  #kept: readonly KeptList[] = [];

  private constructor(
    private readonly database: Database | undefined,
    private readonly tabs: BroadcastChannel,
  ) {
    tabs.onmessage = () => void this.#read().catch(() => undefined);
  }

  /** Where the browser keeps nothing for a page, none can be given. */
  static async open(tabs = new BroadcastChannel(NAME)): Promise<ListStore> {
    const database = await openDatabase().catch(() => undefined);
    const store = new ListStore(database, tabs);
    await store.#read().catch(() => undefined);
    return store;
  }

  inUse(): readonly ListInUse[] {
    return this.#kept;
  }

  fileOf(kind: ListKind): Blob | undefined {
    return this.#kept.find((list) => list.kind === kind)?.file;
  }

  async take(
    { filename, bytes }: { readonly filename: string; readonly bytes: Uint8Array },
    expected?: ListKind,
  ): Promise<ListInUse> {
    const facts = await checked(bytes, expected);
    const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
    const id = crypto.randomUUID();
    const list = { ...facts, id, bytes: bytes.length, fileName: filename, file };
    await this.#change((database) => database.put('lists', list));
    return list;
  }

  async remove(kind: ListKind): Promise<void> {
    await this.#change((database) => database.delete('lists', kind));
  }

  /** @throws HttpError if the browser does not keep it */
  async #change(write: (database: Database) => Promise<unknown>): Promise<void> {
    try {
      if (!this.database) throw new Error('it keeps nothing for this page');
      await write(this.database);
    } catch (error) {
      throw new HttpError(507, `This browser does not keep the list: ${reasonOf(error)}`);
    }
    await this.#read();
    this.tabs.postMessage(null);
  }

  async #read(): Promise<void> {
    const kept = (await this.database?.getAll('lists')) ?? [];
    // A list that has not changed stays the same object, so that no worker opens it again.
    this.#kept = kept.map((list) => {
      const before = this.#kept.find(({ kind }) => kind === list.kind);
      return before?.id === list.id ? before : list;
    });
  }
}

async function checked(bytes: Uint8Array, expected: ListKind | undefined) {
  try {
    return await checkList(bytesInMemory(bytes), expected);
  } catch (error) {
    throw new HttpError(422, reasonOf(error));
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** @throws DOMException, TypeError where a page has no IndexedDB */
const openDatabase = async (): Promise<Database> =>
  openDB<ListTables>(NAME, 1, {
    upgrade: (database) => void database.createObjectStore('lists', { keyPath: 'kind' }),
  });
