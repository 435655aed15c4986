import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { systemErrorCode } from '../systemErrorCode';
import { chooseEncoding } from './chooseEncoding';

/** A file as it is stored, which is what a client gets. */
export interface StoredFile {
  readonly path: string;
  /** Bytes as stored. */
  readonly size: number;
  readonly changed: Date;
  /** Set if it is a compressed form of the file asked for. */
  readonly encoding?: 'br';
}

/** What the build appends to the name of a file that it has compressed (webpack.config.ts). */
const COMPRESSED = '.br';

/**
 * The file, or its compressed form beside it if the client accepts that.
 *
 * @param header reads a header of the request
 * @returns null if there is no such file
 */
export async function findStoredFile(
  file: string,
  header: (name: string) => string | undefined,
): Promise<StoredFile | null> {
  const plain = await findFile(file);
  if (plain === null) return null;
  // A range counts the bytes of the content as it is.
  const wantsBrotli =
    header('Range') === undefined && chooseEncoding(header('Accept-Encoding')) === 'br';
  const compressed = wantsBrotli ? await findFile(file + COMPRESSED) : null;
  // One that is older was made from another file.
  if (compressed === null || compressed.mtime < plain.mtime) {
    return { path: file, size: plain.size, changed: plain.mtime };
  }
  const { size, mtime: changed } = compressed;
  return { path: file + COMPRESSED, size, changed, encoding: 'br' };
}

/** Node's codes for a path at which there is nothing. */
const NOTHING_THERE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

async function findFile(file: string): Promise<Stats | null> {
  try {
    const stats = await stat(file);
    return stats.isFile() ? stats : null;
  } catch (error) {
    if (NOTHING_THERE.includes(systemErrorCode(error) ?? '')) return null;
    throw error;
  }
}
