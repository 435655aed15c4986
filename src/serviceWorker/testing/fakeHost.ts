import { contentHash, type Build, type BuiltFile } from '../builtFiles';

export const SCOPE = 'https://host.test/marcus/';

/** Content by name, part by part. */
type Contents = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A plain web server, with the files of one build after the other. */
export interface FakeHost {
  /** Replaces all files. */
  deploy(contents: Contents): Promise<Build>;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Names that were asked for, in turn. */
  readonly asked: string[];
  /** What the browser has in its own cache, by name. */
  readonly browserCache: Map<string, Response>;
  isDown: boolean;
}

/** Modes in which a browser answers from its cache, however old that is (Fetch, "HTTP-network-or-cache fetch"). */
const READ_FROM_CACHE: readonly RequestCache[] = ['force-cache', 'only-if-cached'];

export function createFakeHost(): FakeHost {
  let files = new Map<string, string>();
  let count = 0;
  const host: FakeHost = {
    asked: [],
    browserCache: new Map(),
    isDown: false,
    async deploy(contents) {
      files = new Map(Object.values(contents).flatMap((part) => Object.entries(part)));
      const parts: [string, BuiltFile[]][] = await Promise.all(
        Object.entries(contents).map(async ([id, part]) => [id, await builtFiles(part)]),
      );
      return { version: `v${(count += 1)}`, parts: Object.fromEntries(parts) };
    },
    async fetch(address, { signal, cache = 'default', mode }) {
      const name = address.slice(SCOPE.length);
      const known = READ_FROM_CACHE.includes(cache) ? host.browserCache.get(name) : undefined;
      if (known) return known.clone();
      if (cache === 'only-if-cached') {
        throw new TypeError(mode === 'same-origin' ? 'ERR_CACHE_MISS' : 'The mode is another');
      }
      host.asked.push(name);
      if (host.isDown) throw new TypeError('Failed to fetch');
      signal?.throwIfAborted();
      const content = files.get(name);
      return content === undefined
        ? new Response('Not Found', { status: 404 })
        : new Response(content, { headers: { 'Content-Encoding': 'gzip', 'X-Policy': 'strict' } });
    },
  };
  return host;
}

const builtFiles = (part: Readonly<Record<string, string>>): Promise<BuiltFile[]> =>
  Promise.all(
    Object.entries(part).map(async ([name, content]) => {
      const bytes = new TextEncoder().encode(content);
      return { name, size: bytes.byteLength, hash: await contentHash(bytes.buffer as ArrayBuffer) };
    }),
  );
