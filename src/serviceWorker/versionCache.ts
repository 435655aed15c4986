import { SHELL, type Build, type BuiltFile } from './builtFiles';
import { fetchFile, type Fetch } from './fetchFile';

/** The browser's stores, as far as they are needed. */
export type Stores = Pick<CacheStorage, 'open' | 'keys' | 'delete'>;

/** Where a worker stands, and what it may use. */
export interface Surroundings {
  /** Address of its folder, with a slash at the end. */
  readonly scope: string;
  readonly stores: Stores;
  readonly fetch: Fetch;
}

/** Not a file of any build: says that everything is to be stored. */
const KEPT_MARK = '?kept';

/** Begins the names of all stores. */
const STORES = 'marcus-files';

/** The stores of this folder's versions; other folders of the same origin have their own. */
const storePrefix = (scope: string) => `${STORES} ${new URL(scope).pathname} `;

/**
 * The stored files of one version. Each version has a store of its own, and a file is stored under its name
 * and the hash of its content, so that one version never answers with a file of another.
 */
export class VersionCache {
  private readonly prefix: string;
  private readonly storeName: string;

  constructor(
    private readonly build: Build,
    private readonly around: Surroundings,
  ) {
    this.prefix = storePrefix(around.scope);
    this.storeName = this.prefix + build.version;
  }

  /** @returns the stored answer, if any */
  async find(file: BuiltFile): Promise<Response | undefined> {
    return (await this.open()).match(this.keyOf(file));
  }

  /**
   * Stores a file: from an earlier version's store if its content is the same, else from the server.
   *
   * @throws Error if the server has no such file, or one with other content
   */
  async store(file: BuiltFile, options: StoreOptions = {}): Promise<void> {
    if (await this.find(file)) return;
    const known = await this.findEarlier(file);
    await this.put(file, known ?? (await this.load(file, options)));
  }

  /** @throws Error as `store` does */
  load({ name, hash }: BuiltFile, options: StoreOptions = {}): Promise<Response> {
    return fetchFile(this.around.scope + name, { ...options, hash, fetch: this.around.fetch });
  }

  async put(file: BuiltFile, answer: Response): Promise<void> {
    await (await this.open()).put(this.keyOf(file), answer);
  }

  /** Deletes all but the shell. */
  async removeParts(): Promise<void> {
    const store = await this.open();
    const shell = new Set(this.build.parts[SHELL]?.map((file) => this.keyOf(file)));
    const keys = (await store.keys()).map(({ url }) => url);
    await Promise.all(keys.filter((key) => !shell.has(key)).map((key) => store.delete(key)));
  }

  /** Names under which files are stored; see `isStored`. */
  async storedKeys(): Promise<ReadonlySet<string>> {
    return new Set((await (await this.open()).keys()).map(({ url }) => url));
  }

  isStored = (file: BuiltFile, keys: ReadonlySet<string>): boolean => keys.has(this.keyOf(file));

  async isKept(): Promise<boolean> {
    return (await (await this.open()).match(this.around.scope + KEPT_MARK)) !== undefined;
  }

  async markKept(): Promise<void> {
    await (await this.open()).put(this.around.scope + KEPT_MARK, new Response());
  }

  /** Whether an earlier version was to be stored as a whole. */
  async wasKept(): Promise<boolean> {
    for (const store of await this.earlier()) {
      if (await store.match(this.around.scope + KEPT_MARK)) return true;
    }
    return false;
  }

  /** Deletes the stores of all other versions. */
  async removeEarlier(): Promise<void> {
    const names = await this.earlierNames();
    await Promise.all(names.map((name) => this.around.stores.delete(name)));
  }

  /** A file of an earlier version by its name, which has a hash in it. */
  async findByName(name: string): Promise<Response | undefined> {
    for (const store of await this.earlier()) {
      const found = await store.match(this.around.scope + name, { ignoreSearch: true });
      if (found) return found;
    }
    return undefined;
  }

  private async findEarlier(file: BuiltFile): Promise<Response | undefined> {
    for (const store of await this.earlier()) {
      const found = await store.match(this.keyOf(file));
      if (found) return found;
    }
    return undefined;
  }

  private async earlierNames(): Promise<string[]> {
    const names = await this.around.stores.keys();
    return names.filter((name) => name.startsWith(this.prefix) && name !== this.storeName);
  }

  private async earlier(): Promise<Cache[]> {
    return Promise.all((await this.earlierNames()).map((name) => this.around.stores.open(name)));
  }

  private open = (): Promise<Cache> => this.around.stores.open(this.storeName);

  private keyOf = ({ name, hash }: BuiltFile): string => `${this.around.scope}${name}?${hash}`;
}

export interface StoreOptions {
  readonly signal?: AbortSignal;
  /** Told the bytes of the file so far. */
  readonly onReceived?: (bytes: number) => void;
}
