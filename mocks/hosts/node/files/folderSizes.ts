import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Other processes write into the same folders: what is known of one is read again after this long, in ms. */
const KNOWN_FOR_MS = 5_000;

interface Known {
  readonly readAt: number;
  /** Bytes by path. */
  readonly sizes: Map<string, number>;
}

/** The sizes of the files in some folders, as they were a few seconds ago or are known to be since. */
export class FolderSizes {
  private readonly folders = new Map<string, Known>();

  /** The bytes of all files in a folder but one. */
  async sumBeside(folder: string, file: string): Promise<number> {
    const { sizes } = await this.read(folder);
    let sum = 0;
    for (const [name, size] of sizes) if (name !== file) sum += size;
    return sum;
  }

  add(folder: string, file: string, bytes: number): void {
    this.folders.get(folder)?.sizes.set(file, bytes);
  }

  forget(folder: string): void {
    this.folders.delete(folder);
  }

  private async read(folder: string): Promise<Known> {
    const now = Date.now();
    for (const [other, { readAt }] of this.folders) {
      if (now - readAt > KNOWN_FOR_MS) this.folders.delete(other);
    }
    const known = this.folders.get(folder);
    if (known) return known;
    const fresh = { readAt: now, sizes: await sizesIn(folder) };
    this.folders.set(folder, fresh);
    return fresh;
  }
}

async function sizesIn(folder: string): Promise<Map<string, number>> {
  const paths = (await readdir(folder)).map((name) => path.join(folder, name));
  const entries = await Promise.all(paths.map(async (file) => [file, await sizeOf(file)] as const));
  return new Map(entries);
}

/** 0 for a file that has gone since it was listed. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
