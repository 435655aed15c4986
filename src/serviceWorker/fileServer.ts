import type { OfflinePart } from '@/platform/offline/offlineMessages';
import { DOCUMENT, isHashed, SHELL, type Build, type BuiltFile } from './builtFiles';
import { answerRange } from './byteRange';
import { ifOfHash } from './fetchFile';
import { VersionCache, type StoreOptions, type Surroundings } from './versionCache';

/** The parts of a request that decide about its answer. */
export interface FileRequest {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly range: string | null;
}

/** Keeps work going that outlives an answer. */
export type Continue = (work: Promise<unknown>) => void;

/** Answers for the files of one build, and for nothing else. */
export class FileServer {
  private readonly files: ReadonlyMap<string, BuiltFile>;
  private readonly cache: VersionCache;

  constructor(
    private readonly build: Build,
    private readonly around: Surroundings,
  ) {
    const files = Object.values(build.parts).flat();
    this.files = new Map(files.map((file) => [file.name, file]));
    this.cache = new VersionCache(build, around);
  }

  /** Stores what the page needs to start; and everything, if everything of the version before was stored. */
  async install(): Promise<void> {
    const isKept = await this.cache.wasKept();
    const { [SHELL]: shell = [], ...others } = this.build.parts;
    const wanted = isKept ? [...shell, ...Object.values(others).flat()] : shell;
    await inTurns(wanted, (file) => this.cache.store(file));
    if (isKept) await this.cache.markKept();
  }

  /** @returns `undefined` if the request is none of this worker's business */
  answer(request: FileRequest, continues: Continue): Promise<Response> | undefined {
    const name = this.nameOf(request);
    if (name === undefined) return undefined;
    const file = this.files.get(name);
    if (file) {
      return this.answerFile(file, continues).then((whole) => answerRange(whole, request.range));
    }
    if (request.mode === 'navigate') return this.answerUnknownPage(request);
    return isHashed(name) ? this.answerEarlier(name, request) : undefined;
  }

  /** Whether a page of these files is one of this build. */
  isOfBuild(addresses: readonly string[]): boolean {
    const names = addresses.map((address) => this.nameOf(whole(address)));
    return names.every((name) => name !== undefined && this.files.has(name));
  }

  async report(): Promise<{ parts: OfflinePart[]; isKept: boolean }> {
    const keys = await this.cache.storedKeys();
    const parts = Object.entries(this.build.parts).map(([id, files]) => {
      const missing = files.filter((file) => !this.cache.isStored(file, keys));
      const size = sizeOf(files);
      return {
        ...{ id, size, stored: size - sizeOf(missing) },
        missing: missing.map(({ name, size }) => ({ name, size })),
      };
    });
    return { parts, isKept: await this.cache.isKept() };
  }

  /** @throws Error if there is no such file in the build or on the server */
  async store(name: string, options: StoreOptions): Promise<void> {
    const file = this.files.get(name);
    if (!file) throw new Error(`"${name}" is not a file of this version`);
    await this.cache.store(file, options);
  }

  /**
   * Stores what the browser has in its own cache: what a page used before this worker answered for it, or what
   * could not be stored then. The host is not asked.
   */
  async keepLoaded(): Promise<void> {
    const keys = await this.cache.storedKeys();
    const absent = [...this.files.values()].filter(
      (file) => isHashed(file.name) && !this.cache.isStored(file, keys),
    );
    await inTurns(absent, async (file) => {
      const answer = await this.fetchHashed(file, 'only-if-cached').catch(() => undefined);
      if (answer?.ok) await this.keepChecked(file, answer);
    });
  }

  keepAll = (): Promise<void> => this.cache.markKept();
  removeParts = (): Promise<void> => this.cache.removeParts();
  removeEarlier = (): Promise<void> => this.cache.removeEarlier();

  /** Of the file below the worker's folder; only plain requests to it have one. */
  private nameOf({ url, method }: Pick<FileRequest, 'url' | 'method'>): string | undefined {
    if (method !== 'GET') return undefined;
    const { origin, pathname } = new URL(url);
    const address = origin + pathname;
    if (!address.startsWith(this.around.scope)) return undefined;
    return address.slice(this.around.scope.length) || DOCUMENT;
  }

  /** From the store; else from the server, and into the store. */
  private async answerFile(file: BuiltFile, continues: Continue): Promise<Response> {
    const stored = await this.findWhole(file);
    if (stored) return stored;
    if (isHashed(file.name)) return this.passOn(file, continues);
    try {
      // Its name does not identify its content, so it is used only if it is of this version.
      const loaded = await this.cache.load(file);
      continues(this.keep(file, loaded.clone()));
      return loaded;
    } catch (error) {
      if (!this.build.parts[SHELL]?.includes(file)) throw error;
      // The browser has deleted the shell, and the server has a newer one, which goes with its own files.
      return this.around.fetch(this.around.scope + file.name, {});
    }
  }

  /**
   * The document is checked each time. Damage to other files is noticed by whatever loads them, and they are
   * fetched again, but a damaged document would stay for ever, without the script that could notice.
   */
  private async findWhole(file: BuiltFile): Promise<Response | undefined> {
    const stored = await this.cache.find(file);
    if (!stored || file.name !== DOCUMENT) return stored;
    return ifOfHash(stored, file.hash).catch(() => undefined);
  }

  /** As it arrives, so that the page sees its progress; what is stored has been checked. */
  private async passOn(file: BuiltFile, continues: Continue): Promise<Response> {
    const known = await this.fetchHashed(file, 'force-cache');
    // Browsers keep refusals, too, and would answer with them for ever.
    const answer = known.ok ? known : await this.fetchHashed(file, 'reload');
    if (answer.ok) continues(this.keepChecked(file, answer.clone()));
    return answer;
  }

  /** `only-if-cached` needs the mode. */
  private fetchHashed = ({ name }: BuiltFile, cache: RequestCache): Promise<Response> =>
    this.around.fetch(this.around.scope + name, { cache, mode: 'same-origin' });

  private async keepChecked(file: BuiltFile, answer: Response): Promise<void> {
    const checked = await ifOfHash(answer, file.hash).catch(() => undefined);
    if (checked) await this.keep(file, checked);
  }

  /** A full store is no reason to refuse the file itself. */
  private keep = (file: BuiltFile, answer: Response): Promise<void> =>
    this.cache.put(file, answer).catch(() => undefined);

  /** Without a network, a request for a page outside the application is redirected to it. */
  private answerUnknownPage({ url }: FileRequest): Promise<Response> {
    return this.around
      .fetch(url, { redirect: 'manual' })
      .catch(() => Response.redirect(this.around.scope, 302));
  }

  /** A tab may still show the version before, whose files the server has no longer. */
  private async answerEarlier(name: string, { url }: FileRequest): Promise<Response> {
    return (await this.cache.findByName(name)) ?? this.around.fetch(url, {});
  }
}

const whole = (url: string): FileRequest => ({ url, method: 'GET', mode: 'cors', range: null });

const sizeOf = (files: readonly BuiltFile[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** Downloads at a time: browsers allow six connections to a host, and the page may need some. */
const AT_ONCE = 4;

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
