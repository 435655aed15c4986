import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PART_IDS, partOf } from './offlineParts';

/** As the service worker reads it (src/serviceWorker/builtFiles.ts). */
interface BuiltFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly hash: string;
}

export interface Build {
  readonly version: string;
  readonly parts: Readonly<Record<string, readonly BuiltFile[]>>;
}

/** Hex digits of SHA-256 (src/serviceWorker/builtFiles.ts, `contentHash`). */
const HASH_DIGITS = 24;

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);

/** What a build has written, with sizes and hashes of the contents, by the parts that are stored as a whole. */
export async function listBuiltFiles(folder: string): Promise<Build> {
  const parts: Record<string, BuiltFile[]> = Object.fromEntries(PART_IDS.map((id) => [id, []]));
  for (const name of await namesIn(folder)) {
    const part = partOf(name);
    if (part === undefined) continue;
    const content = await readFile(path.join(folder, name));
    parts[part]?.push({ name, size: content.byteLength, hash: hashOf(content) });
  }
  return { version: hashOf(JSON.stringify(parts)), parts };
}

/** Relative to the folder, with slashes, in the order of the alphabet. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
