import type { ReadPage } from '../../engine/text/readFirstPages';
import type { StoredDocument } from './documentStore';
import type { SessionFiles } from './sessionFiles';

/** A scanned page as it was read; too heavy if it took more than the limits. */
export type StoredScan = ReadPage | 'too-heavy';

/** What was read from the pictures of a session's scanned pages: each is read once. */
export class ScanStore {
  constructor(private readonly files: Pick<SessionFiles, 'read' | 'write'>) {}

  /** A page by its zero-based index; undefined if it has not been read. */
  async find({ sessionId, hash }: StoredDocument, pageIndex: number) {
    try {
      const bytes = await this.files.read(sessionId, keyOf(hash, pageIndex));
      return JSON.parse(new TextDecoder().decode(bytes)) as StoredScan;
    } catch {
      // Not read yet, or gone with the session's files: it can be read again.
      return undefined;
    }
  }

  /** @throws HttpError 413 when the session exceeds its storage limit */
  async save({ sessionId, hash }: StoredDocument, pageIndex: number, scan: StoredScan) {
    const bytes = new TextEncoder().encode(JSON.stringify(scan));
    await this.files.write(sessionId, keyOf(hash, pageIndex), bytes);
  }
}

const keyOf = (hash: string, pageIndex: number) => `scans/${hash}-${pageIndex}.json`;
