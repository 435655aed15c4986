import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Half } from './commandLine';
import { parseTruthTable, type TrueStructure } from './truthTable';

/** Pictures and the structures they show. */
export interface TruthFolder {
  /** Base name. */
  readonly name: string;
  readonly path: string;
  readonly truths: readonly TrueStructure[];
}

/**
 * Reads `truth.tsv` of a folder.
 *
 * @param limit maximum number of pictures, taken from the start
 * @param half takes every second of them
 * @throws Error with the folder's name if the table or a picture is missing, or the table cannot be used
 */
export async function readTruthFolder(
  folder: string,
  limit: number,
  half?: Half,
): Promise<TruthFolder> {
  try {
    const table = parseTruthTable(await readFile(path.join(folder, 'truth.tsv'), 'utf8'));
    const truths = table.slice(0, limit).filter((_, index) => isIn(half, index));
    await Promise.all(truths.map(({ image }) => access(path.join(folder, image))));
    return { name: path.basename(path.resolve(folder)), path: folder, truths };
  } catch (error) {
    throw new Error(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isIn(half: Half | undefined, index: number): boolean {
  if (half === undefined) return true;
  return half === (index % 2 === 0 ? 'odd' : 'even');
}
