import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  OtherFileError,
  type LibraryFile,
  type LibraryFiles,
} from '../../../services/library/libraryFiles';
import { systemErrorCode } from '../systemErrorCode';

/** Milliseconds after which a draft belongs to a process that was killed: no upload takes as long. */
const DRAFT_LIFE_MS = 3_600_000;

const ID = /^[0-9a-f]{64}$/;

/** Files of others may begin with a dot, too, such as `.htaccess`. */
const DRAFT = /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A folder of PDFs, each named by the SHA-256 of its bytes, which several nodes may share. */
export class LibraryFolder implements LibraryFiles {
  private constructor(private readonly folder: string) {}

  /** @throws Error naming the setting if the folder cannot be used */
  static async open(folder: string): Promise<LibraryFolder> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    } catch (error) {
      const reason = systemErrorCode(error) ?? String(error);
      throw new Error(`MARCUS_LIBRARY_FILES cannot be used: ${folder} (${reason})`, {
        cause: error,
      });
    }
    await sweepDrafts(folder);
    return new LibraryFolder(folder);
  }

  async kept(): Promise<ReadonlySet<string>> {
    const names = await readdir(this.folder);
    return new Set(names.filter((name) => ID.test(name)));
  }

  async has(id: string): Promise<boolean> {
    return (await stat(this.fileOf(id)).catch(() => undefined)) !== undefined;
  }

  async put(id: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const draft = path.join(this.folder, `.${randomUUID()}`);
    try {
      if ((await writeDraft(draft, chunks)) !== id) throw new OtherFileError(id);
      await rename(draft, this.fileOf(id));
    } finally {
      await rm(draft, { force: true });
    }
  }

  async open(id: string): Promise<LibraryFile | null> {
    try {
      const handle = await open(this.fileOf(id));
      const { size: bytes } = await handle.stat();
      const stream = createReadStream('', { fd: handle });
      // Of Node's own type, which has more than the standard one.
      return { bytes, content: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await rm(this.fileOf(id), { force: true });
  }

  private fileOf(id: string): string {
    if (!ID.test(id)) throw new Error('Not the id of an article');
    return path.join(this.folder, id);
  }
}

/** @returns the SHA-256 of what was written, which is on the disk then */
async function writeDraft(draft: string, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(draft, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!DRAFT.test(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    const isOld = found?.isFile() === true && Date.now() - found.mtimeMs > DRAFT_LIFE_MS;
    if (isOld) await rm(file, { force: true });
  }
}
