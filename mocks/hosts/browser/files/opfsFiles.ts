import { sessionHasEnded } from '../../../services/sessions/sessionHasEnded';
import type { SessionFiles } from '../../../services/stores/sessionFiles';
import { sha256 } from '../../../services/stores/sha256';
import { SessionSizes } from '../../files/sessionSizes';
import { openOwnedFolder, type OwnedFolder } from './ownedFolder';

const NAME_LENGTH = 40;

/** Sessions and keys are hashed, so that nothing that anyone sends can become a name. */
const nameOf = async (text: string) =>
  (await sha256(new TextEncoder().encode(text))).slice(0, NAME_LENGTH);

/** The errors of a folder or file that was deleted in between (File System Standard). */
const GONE = ['NotFoundError', 'InvalidStateError', 'NoModificationAllowedError'];

/**
 * Files in the browser's private file system, in a folder of this tab's own with one subfolder per session.
 * No other site, and no other program in its usual ways, can read it.
 */
export class OpfsFiles implements SessionFiles {
  readonly #sizes: SessionSizes;
  /** Each file has one writer at a time, and its folder none while it is removed. */
  readonly #line = new Map<string, Promise<unknown>>();
  #isClosed = false;

  private constructor(
    private readonly base: OwnedFolder,
    sessionBytes: number,
  ) {
    this.#sizes = new SessionSizes(sessionBytes);
  }

  /** Removes what tabs that are gone have left behind, too. @throws if this browser keeps no files for a page */
  static async open(sessionBytes: number): Promise<OpfsFiles> {
    return new OpfsFiles(await openOwnedFolder(), sessionBytes);
  }

  async write(sessionId: string, key: string, bytes: Uint8Array): Promise<void> {
    if (this.#isClosed) throw sessionHasEnded();
    this.#sizes.reserve(sessionId, key, bytes.length);
    await this.#inTurn(sessionId, async () => {
      try {
        const folder = await this.#folderOf(sessionId, true);
        await writeFile(await folder.getFileHandle(await nameOf(key), { create: true }), bytes);
      } catch (error) {
        throw isGone(error) ? sessionHasEnded() : error;
      }
    });
  }

  async read(sessionId: string, key: string): Promise<Uint8Array> {
    const folder = await this.#folderOf(sessionId, false);
    const file = await (await folder.getFileHandle(await nameOf(key))).getFile();
    return new Uint8Array(await file.arrayBuffer());
  }

  async removeSession(sessionId: string): Promise<void> {
    this.#sizes.forget(sessionId);
    await this.#inTurn(sessionId, async () => {
      try {
        await this.base.folder.removeEntry(await nameOf(sessionId), { recursive: true });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#line.values());
    await this.base.remove();
  }

  async #folderOf(sessionId: string, create: boolean): Promise<FileSystemDirectoryHandle> {
    return this.base.folder.getDirectoryHandle(await nameOf(sessionId), { create });
  }

  #inTurn(sessionId: string, work: () => Promise<void>): Promise<void> {
    const before = this.#line.get(sessionId) ?? Promise.resolve();
    const done = before.then(work, work);
    this.#line.set(sessionId, done);
    const leave = () => {
      if (this.#line.get(sessionId) === done) this.#line.delete(sessionId);
    };
    done.then(leave, leave);
    return done;
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof DOMException && GONE.includes(error.name);

/** Synchronous handles, since Safari has no other way to write here. */
async function writeFile(file: FileSystemFileHandle, bytes: Uint8Array): Promise<void> {
  const handle = await file.createSyncAccessHandle();
  try {
    handle.truncate(0);
    handle.write(bytes as Uint8Array<ArrayBuffer>);
    handle.flush();
  } finally {
    handle.close();
  }
}
