import { openDB, type IDBPDatabase } from 'idb';
import { HttpError } from '../../services/http/httpError';

/** What a table is called, and what it holds. */
export interface TableNames {
  /** Of the database, and of the channel on which tabs tell each other that it has changed. */
  readonly database: string;
  readonly table: string;
  /** The property that no two rows share. */
  readonly key: string;
  /** What a row is called where it cannot be kept, such as `the list`. */
  readonly row: string;
}

/** Rows that a browser keeps for all tabs, each whole or not at all: in IndexedDB. */
export class KeptTable<Row> {
  private constructor(
    private readonly names: TableNames,
    private readonly database: IDBPDatabase | undefined,
    private readonly tabs: BroadcastChannel,
    private readonly onRead: (rows: readonly Row[]) => void,
  ) {
    tabs.onmessage = () => void this.#read().catch(() => undefined);
  }

  /**
   * Where the browser keeps nothing for a page, there are no rows, and none can be put.
   *
   * @param onRead told all rows, at first and whenever a tab changed them
   */
  static async open<Row>(
    names: TableNames,
    onRead: (rows: readonly Row[]) => void,
    tabs = new BroadcastChannel(names.database),
  ): Promise<KeptTable<Row>> {
    const table = new KeptTable(names, await openDatabase(names), tabs, onRead);
    await table.#read().catch(() => undefined);
    return table;
  }

  /** @throws HttpError if the browser does not keep it */
  put = (row: Row): Promise<void> =>
    this.#change((database) => database.put(this.names.table, row));

  /** @throws HttpError if the browser does not let go of it */
  delete = (key: string): Promise<void> =>
    this.#change((database) => database.delete(this.names.table, key));

  async #change(write: (database: IDBPDatabase) => Promise<unknown>): Promise<void> {
    try {
      if (!this.database) throw new Error('it keeps nothing for this page');
      await write(this.database);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new HttpError(507, `This browser does not keep ${this.names.row}: ${reason}`);
    }
    await this.#read();
    this.tabs.postMessage(null);
  }

  async #read(): Promise<void> {
    this.onRead((await this.database?.getAll(this.names.table)) ?? []);
  }
}

async function openDatabase({ database, table, key }: TableNames) {
  try {
    return await openDB(database, 1, {
      upgrade: (opened) => void opened.createObjectStore(table, { keyPath: key }),
    });
  } catch {
    // A page without IndexedDB.
    return undefined;
  }
}
