import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpError } from '../http/httpError';

/** Bytes of sessions, by keys that the services make themselves. */
export interface SessionFiles {
  /** @throws HttpError 404 when the session has ended */
  write(sessionId: string, key: string, bytes: Uint8Array): Promise<void>;
  /** @throws when nothing was written under the key */
  read(sessionId: string, key: string): Promise<Uint8Array>;
  removeSession(sessionId: string): Promise<void>;
}

const fileNameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40);

/**
 * A temporary folder that only this user may enter, one subfolder a session.
 *
 * Sessions and keys are hashed to names, so that nothing a client sends can become part of a path.
 * The folder goes when it is closed, at the latest when the process ends.
 */
export class PrivateFolder implements SessionFiles {
  private isClosed = false;
  private readonly endedSessions = new Set<string>();
  private readonly removeAtExit = () => rmSync(this.root, { recursive: true, force: true });

  private constructor(readonly root: string) {
    process.once('exit', this.removeAtExit);
  }

  /** `mkdtemp` makes the folder with mode 0700. */
  static async open(parent = tmpdir()): Promise<PrivateFolder> {
    return new PrivateFolder(await mkdtemp(path.join(parent, 'marcus-')));
  }

  async write(sessionId: string, key: string, bytes: Uint8Array): Promise<void> {
    // An upload may outlast its session; nobody would delete what it leaves behind.
    if (this.isClosed || this.endedSessions.has(sessionId)) {
      throw new HttpError(404, 'Session not found or expired.');
    }
    await mkdir(this.folderOf(sessionId), { recursive: true, mode: 0o700 });
    await writeFile(this.fileOf(sessionId, key), bytes, { mode: 0o600 });
  }

  async read(sessionId: string, key: string): Promise<Uint8Array> {
    return readFile(this.fileOf(sessionId, key));
  }

  async removeSession(sessionId: string): Promise<void> {
    this.endedSessions.add(sessionId);
    // Tried again when a file is written at this very moment.
    await rm(this.folderOf(sessionId), { recursive: true, force: true, maxRetries: 3 });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    process.off('exit', this.removeAtExit);
    await rm(this.root, { recursive: true, force: true });
  }

  private folderOf(sessionId: string): string {
    return path.join(this.root, fileNameOf(sessionId));
  }

  private fileOf(sessionId: string, key: string): string {
    return path.join(this.folderOf(sessionId), fileNameOf(key));
  }
}
