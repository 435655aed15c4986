import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sessionHasEnded } from '../../../services/sessions/sessionHasEnded';
import type { SessionFiles } from '../../../services/stores/sessionFiles';
import { systemErrorCode } from '../systemErrorCode';
import { FolderSizes } from './folderSizes';
import { removeSessionFolder } from './removeSessionFolder';
import { isSessionFolder, sessionFileOf, sessionFolderOf } from './sessionPaths';
import { sessionIsFull } from '../../files/sessionIsFull';
import { sharedSubfolder } from './sharedSubfolder';

export interface SharedFolderOptions {
  readonly folder: string;
  /** Maximum bytes per session; what others have written counts a few seconds later. */
  readonly sessionBytes?: number;
}

/**
 * A folder that several processes share, on one machine or over the network, with one subfolder per session.
 *
 * A file appears as a whole, and two processes that write the same one leave either's: keys of documents contain the
 * hash of their bytes, so that both are the same. Sessions are deleted one by one; the folder outlives the processes.
 */
export class SharedFolder implements SessionFiles {
  private isClosed = false;
  private readonly sizes = new FolderSizes();

  private constructor(
    private readonly root: string,
    private readonly sessionBytes: number,
  ) {}

  /** @throws Error naming the setting if the folder cannot be used */
  static async open({
    folder,
    sessionBytes = Number.POSITIVE_INFINITY,
  }: SharedFolderOptions): Promise<SharedFolder> {
    return new SharedFolder(await sharedSubfolder(folder, 'sessions'), sessionBytes);
  }

  async write(sessionId: string, key: string, bytes: Uint8Array): Promise<void> {
    if (this.isClosed) throw sessionHasEnded();
    const folder = sessionFolderOf(this.root, sessionId);
    const file = sessionFileOf(this.root, sessionId, key);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const kept = await this.sizes.sumBeside(folder, file);
      if (kept + bytes.length > this.sessionBytes) throw sessionIsFull(this.sessionBytes);
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, file);
      this.sizes.add(folder, file, bytes.length);
    } catch (error) {
      // The session's folder was deleted between two steps.
      throw systemErrorCode(error) === 'ENOENT' ? sessionHasEnded() : error;
    }
  }

  async read(sessionId: string, key: string): Promise<Uint8Array> {
    return readFile(sessionFileOf(this.root, sessionId, key));
  }

  async removeSession(sessionId: string): Promise<void> {
    await this.removeFolder(sessionFolderOf(this.root, sessionId));
  }

  /**
   * Deletes what belongs to no session, as after a loss of all sessions.
   *
   * @param liveIds asks which sessions exist; after the folders are listed, as a session exists before its files
   */
  async removeOthers(liveIds: () => Promise<readonly string[]>): Promise<number> {
    const names = (await readdir(this.root)).filter(isSessionFolder);
    const live = new Set(
      (await liveIds()).map((id) => path.basename(sessionFolderOf(this.root, id))),
    );
    const others = names.filter((name) => !live.has(name));
    for (const name of others) await this.removeFolder(path.join(this.root, name));
    return others.length;
  }

  /** The files stay: other processes use them. */
  async close(): Promise<void> {
    this.isClosed = true;
  }

  private async removeFolder(folder: string): Promise<void> {
    this.sizes.forget(folder);
    await removeSessionFolder(folder);
  }
}
