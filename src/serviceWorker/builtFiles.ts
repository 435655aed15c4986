/** A file of the build that this worker belongs to. */
export interface BuiltFile {
  /** Relative to the worker's own address, such as `assets/main.0123456789ab.js`. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Of its content; see `contentHash`. */
  readonly hash: string;
}

/** What the build has made: everything that can be used without a network. */
export interface Build {
  /** Differs if any file does. */
  readonly version: string;
  /** By part. The files of `SHELL` are stored before the worker is used, others when they are first needed. */
  readonly parts: Readonly<Record<string, readonly BuiltFile[]>>;
}

/** The part that the page needs to start. */
export const SHELL = 'shell';

/** The document of the application. */
export const DOCUMENT = 'index.html';

/** Bytes of SHA-256 that are kept: enough to tell versions of a file apart. */
const HASH_BYTES = 12;

/** Hex. The build computes the same (`offlineBuild.ts`). */
export async function contentHash(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content), 0, HASH_BYTES);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name with its content's hash in it (webpack's, esbuild's) stands for one content for ever. */
export const isHashed = (name: string): boolean => /\.(?:[0-9a-f]{12}|[0-9A-Z]{8})\./.test(name);
