import { checkList } from '../../../engine/lists/checkList';
import type { ListKind } from '../../../engine/lists/listKind';
import { bytesInMemory } from '../../../engine/names/sortedLines';
import { HttpError } from '../../../services/http/httpError';
import type { ListInUse, ListShelf } from '../../../services/ownLists';
import { KeptTable } from '../keptTable';

interface KeptList extends ListInUse {
  /** Of this file, another with each that is given. */
  readonly id: string;
  readonly file: Blob;
}

const TABLE = { database: 'marcus-lists', table: 'lists', key: 'kind', row: 'the list' };

/** The user's own lists, for all tabs, and the one that a worker reads as long as it does. */
export class ListStore implements ListShelf {
  #kept: readonly KeptList[] = [];
  readonly #table: Promise<KeptTable<KeptList>>;

  private constructor(tabs?: BroadcastChannel) {
    this.#table = KeptTable.open(TABLE, (kept) => this.#receive(kept), tabs);
  }

  /** Where the browser keeps nothing for a page, none can be given. */
  static async open(tabs?: BroadcastChannel): Promise<ListStore> {
    const store = new ListStore(tabs);
    await store.#table;
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
    await (await this.#table).put(list);
    return list;
  }

  async remove(kind: ListKind): Promise<void> {
    await (await this.#table).delete(kind);
  }

  /** A list that has not changed stays the same object, so that no worker opens it again. */
  #receive(kept: readonly KeptList[]): void {
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
    throw new HttpError(422, error instanceof Error ? error.message : String(error));
  }
}
