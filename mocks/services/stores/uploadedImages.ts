import { createHash } from 'node:crypto';
import type { SessionFiles } from './sessionFiles';
import type { UploadedFile } from '../http/form';
import { safeUploadName } from '../http/uploadName';

/** Pictures of drawings that clients have uploaded, each session's its own, by name. */
export class UploadedImages {
  private readonly sessions = new Map<string, Set<string>>();

  constructor(private readonly files: SessionFiles) {}

  /** @returns the stored name, `{stem}_{8 hex}{extension}` of the contract */
  async add(sessionId: string, { filename, bytes }: UploadedFile): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(safeUploadName(filename)) ?? [];
    const name = `${stem}_${hash}${extension.toLowerCase()}`;
    await this.files.write(sessionId, keyOf(name), bytes);
    this.sessions.set(sessionId, (this.sessions.get(sessionId) ?? new Set()).add(name));
    return name;
  }

  async read(sessionId: string, name: string): Promise<Uint8Array | undefined> {
    if (!this.sessions.get(sessionId)?.has(name)) return undefined;
    return this.files.read(sessionId, keyOf(name));
  }

  removeSession(sessionId: string): void {
    this.sessions.delete(sessionId);
  }
}

const keyOf = (name: string) => `images/${name}`;
