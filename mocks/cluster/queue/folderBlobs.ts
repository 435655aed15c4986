import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../services/stores/sha256';
import { systemErrorCode } from '../../hosts/node/systemErrorCode';
import { sharedSubfolder } from '../../hosts/node/files/sharedSubfolder';
import { BLOB_LIFE_MS, BlobGone, type Blobs } from './blobs';

/**
 * Bytes as files of a folder that all machines share; each is deleted when it has not been put for a while, by
 * whichever process looks next.
 */
export class FolderBlobs implements Blobs {
  readonly #timer: ReturnType<typeof setInterval>;

  private constructor(private readonly folder: string) {
    void this.#sweep();
    this.#timer = setInterval(() => void this.#sweep(), BLOB_LIFE_MS);
    this.#timer.unref();
  }

  /**
   * @param filesFolder the shared folder, of which the bytes of jobs are a part
   * @throws Error naming the setting if the folder cannot be used
   */
  static async open(filesFolder: string): Promise<FolderBlobs> {
    return new FolderBlobs(await sharedSubfolder(filesFolder, 'tasks'));
  }

  /** The files stay: other processes use them. */
  close(): void {
    clearInterval(this.#timer);
  }

  async put(bytes: Uint8Array): Promise<string> {
    const key = await sha256(bytes);
    const file = this.#fileOf(key);
    if (await isTouched(file)) return key;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Renamed when it is complete: a reader never sees a part.
    const unfinished = path.join(this.folder, `.${randomUUID()}`);
    await writeFile(unfinished, bytes, { mode: 0o600 });
    await rename(unfinished, file);
    return key;
  }

  async get(key: string): Promise<Uint8Array> {
    try {
      return new Uint8Array(await readFile(this.#fileOf(key)));
    } catch (error) {
      throw systemErrorCode(error) === 'ENOENT' ? new BlobGone(key) : error;
    }
  }

  /** Keys come from Redis; none of them leads out of the folder. */
  #fileOf(key: string): string {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new BlobGone(key);
    return path.join(this.folder, key);
  }

  async #sweep(): Promise<void> {
    const now = Date.now();
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.folder, name);
      // Another machine may have deleted it.
      const age = await stat(file).then(
        ({ mtimeMs }) => now - mtimeMs,
        () => 0,
      );
      // What cannot be deleted now is tried again next time.
      if (age > BLOB_LIFE_MS) await rm(file, { force: true }).catch(() => undefined);
    }
  }
}

/** Whether the file is there; it then counts as written now. */
async function isTouched(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}
