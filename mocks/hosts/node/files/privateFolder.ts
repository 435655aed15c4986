import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sessionHasEnded } from '../../../services/sessions/sessionHasEnded';
import type { SessionFiles } from '../../../services/stores/sessionFiles';
import { SessionSizes } from '../../files/sessionSizes';
import { systemErrorCode } from '../systemErrorCode';
import { removeSessionFolder } from './removeSessionFolder';
import { sessionFileOf, sessionFolderOf } from './sessionPaths';
import { openOwnedFolder, sweepOwnedFolders, type OwnedFolder } from './ownedFolder';

export interface PrivateFolderOptions {
  /** The folder that contains it. */
  readonly parent?: string;
  /** Maximum bytes per session. */
  readonly sessionBytes?: number;
}

/**
 * A temporary folder that only this user may enter, with one subfolder per session.
 *
 * Sessions and keys are hashed to names, so that nothing a client sends can become part of a path. The folder
 * is deleted when it is closed, at the latest when the process ends; if that is killed, at the next start.
 */
export class PrivateFolder implements SessionFiles {
  private isClosed = false;
  private readonly removeAtExit = () => rmSync(this.base.path, { recursive: true, force: true });

  private constructor(
    private readonly base: OwnedFolder,
    /** Contains the subfolders of the sessions. */
    readonly root: string,
    private readonly sizes: SessionSizes,
  ) {
    process.once('exit', this.removeAtExit);
  }

  static async open(options: PrivateFolderOptions = {}): Promise<PrivateFolder> {
    const { parent = tmpdir(), sessionBytes = Number.POSITIVE_INFINITY } = options;
    await sweepOwnedFolders(parent);
    const base = await openOwnedFolder(parent);
    const root = path.join(base.path, 'sessions');
    await mkdir(root, { mode: 0o700 });
    return new PrivateFolder(base, root, new SessionSizes(sessionBytes));
  }

  async write(sessionId: string, key: string, bytes: Uint8Array): Promise<void> {
    if (this.isClosed) throw sessionHasEnded();
    this.sizes.reserve(sessionId, key, bytes.length);
    try {
      await mkdir(this.folderOf(sessionId), { recursive: true, mode: 0o700 });
      await writeFile(this.fileOf(sessionId, key), bytes, { mode: 0o600 });
    } catch (error) {
      // The session's folder was deleted between the two steps.
      throw systemErrorCode(error) === 'ENOENT' ? sessionHasEnded() : error;
    }
  }

  async read(sessionId: string, key: string): Promise<Uint8Array> {
    return readFile(this.fileOf(sessionId, key));
  }

  async removeSession(sessionId: string): Promise<void> {
    this.sizes.forget(sessionId);
    await removeSessionFolder(this.folderOf(sessionId));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    process.off('exit', this.removeAtExit);
    await this.base.remove();
  }

  private folderOf(sessionId: string): string {
    return sessionFolderOf(this.root, sessionId);
  }

  private fileOf(sessionId: string, key: string): string {
    return sessionFileOf(this.root, sessionId, key);
  }
}
