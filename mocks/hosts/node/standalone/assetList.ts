import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineParts } from '../../browser/parts/engineParts';

/** A file of the folder. */
export interface Asset {
  /** Relative to the folder, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Of the compressed copy beside it, if there is one. */
  readonly brotliBytes?: number;
  /** The part of the engine that it belongs to: it is fetched when that is first needed. */
  readonly part?: string;
}

/**
 * The compressed copies are no files of their own to a browser, and no browser asks for a host's headers. The
 * service worker contains this list.
 */
const UNLISTED = /\.br$|(?:^|\/)_headers$|^service-worker\.js$/;

/** Every file of a built folder that a browser can ask for, sorted by path. */
export async function listAssets(folder: string, parts: EngineParts): Promise<Asset[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
  const partOf = new Map(
    Object.entries(parts).flatMap(([part, { files: its }]) =>
      its.map(({ url }): [string, string] => [`engine/${url}`, part]),
    ),
  );
  const listed = files.filter((file) => !UNLISTED.test(file)).sort();
  return Promise.all(
    listed.map(async (file) => {
      const bytes = await readFile(path.join(folder, file));
      const part = partOf.get(file);
      const compressed = files.includes(`${file}.br`)
        ? (await readFile(path.join(folder, `${file}.br`))).length
        : undefined;
      return {
        path: file,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        ...(compressed !== undefined && { brotliBytes: compressed }),
        ...(part !== undefined && { part }),
      };
    }),
  );
}
