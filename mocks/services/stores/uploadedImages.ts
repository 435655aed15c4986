import type { SessionFiles } from './sessionFiles';
import { recordKind, type SessionRecords } from './sessionRecords';
import { sha256 } from './sha256';
import type { UploadedFile } from '../http/form';
import { safeUploadName } from '../http/uploadName';

/** By name. */
const IMAGES = recordKind<true>('images');

/** Pictures of drawings uploaded by clients, by session and name. */
export class UploadedImages {
  constructor(
    private readonly records: SessionRecords,
    private readonly files: Pick<SessionFiles, 'read' | 'write'>,
  ) {}

  /** @returns the stored name, `{stem}_{8 hex}{extension}` as in the contract */
  async add(sessionId: string, { filename, bytes }: UploadedFile): Promise<string> {
    const hash = (await sha256(bytes)).slice(0, 8);
    const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(safeUploadName(filename)) ?? [];
    const name = `${stem}_${hash}${extension.toLowerCase()}`;
    await this.files.write(sessionId, keyOf(name), bytes);
    await this.records.put(sessionId, IMAGES, name, true);
    return name;
  }

  async read(sessionId: string, name: string): Promise<Uint8Array | undefined> {
    if (!(await this.records.get(sessionId, IMAGES, name))) return undefined;
    return this.files.read(sessionId, keyOf(name));
  }
}

const keyOf = (name: string) => `images/${name}`;
