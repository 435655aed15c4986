import { sessionHasEnded } from '../sessions/sessionHasEnded';
import { safeUploadName } from '../http/uploadName';
import { checkUpload } from './checkUpload';
import type { SessionFiles } from './sessionFiles';
import { recordKind, type SessionRecords } from './sessionRecords';
import { sha256 } from './sha256';

/** A PDF belonging to a session. */
export interface StoredDocument {
  readonly sessionId: string;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string;
  /** The contract's `pdf_filename`: the sanitised name, unique within the session. */
  readonly filename: string;
  /** Name of the directory for its segments: the stem of `filename`. */
  readonly directory: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

export interface Upload {
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/** Documents by the hash of their bytes. */
const DOCUMENTS = recordKind<StoredDocument>('documents');
/** The hash of the owning document, by directory. */
const NAMES = recordKind<string>('documentNames');

/** A name consisting only of `.pdf` loses its dot when sanitised. */
const withExtension = (name: string) => (/\.pdf$/iu.test(name) ? name : `${name}.pdf`);

const stemOf = (filename: string) => filename.replace(/\.pdf$/iu, '');

/**
 * The PDFs uploaded by clients, identified by content and owned by their session.
 *
 * The same bytes are the same document, whatever name they are uploaded under. The same name with other bytes
 * is another document, whose stem gets part of the hash.
 */
export class DocumentStore {
  /** Uploads in progress in this process, by session and hash. */
  private readonly entering = new Map<string, Promise<StoredDocument>>();

  constructor(
    private readonly records: SessionRecords,
    private readonly files: Pick<SessionFiles, 'read' | 'write'>,
    /** Of one PDF. */
    private readonly maxBytes: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws UploadRefused see {@link checkUpload} */
  async add(sessionId: string, upload: Upload): Promise<StoredDocument> {
    checkUpload(upload.filename, upload.bytes, this.maxBytes);
    const hash = await sha256(upload.bytes);
    const key = `${sessionId} ${hash}`;
    // A client requests text, DOI and segments of one file at once: all wait for a single write.
    const known = this.entering.get(key);
    if (known) return known;
    const entered = this.enter(sessionId, upload, hash).finally(() => this.entering.delete(key));
    this.entering.set(key, entered);
    return entered;
  }

  /** Recorded only after the file is written: every record has a file. */
  private async enter(
    sessionId: string,
    { filename, bytes }: Upload,
    hash: string,
  ): Promise<StoredDocument> {
    const known = await this.records.get(sessionId, DOCUMENTS, hash);
    if (known) return known;
    await this.files.write(sessionId, keyOf(hash), bytes);
    const name = await this.claimName(sessionId, withExtension(safeUploadName(filename)), hash);
    const document: StoredDocument = {
      sessionId,
      hash,
      filename: name,
      directory: stemOf(name),
      sizeBytes: bytes.length,
      storedAt: this.now(),
    };
    if (await this.records.putIfAbsent(sessionId, DOCUMENTS, hash, document)) return document;
    return this.yieldTo(await this.records.get(sessionId, DOCUMENTS, hash), document);
  }

  /** Another process has recorded the same bytes meanwhile; if it used another name, ours is released. */
  private async yieldTo(
    other: StoredDocument | undefined,
    { sessionId, directory }: StoredDocument,
  ): Promise<StoredDocument> {
    if (!other) throw sessionHasEnded();
    if (other.directory !== directory) await this.records.remove(sessionId, NAMES, directory);
    return other;
  }

  read(document: StoredDocument): Promise<Uint8Array> {
    return this.files.read(document.sessionId, keyOf(document.hash));
  }

  async list(sessionId: string): Promise<readonly StoredDocument[]> {
    return (await this.records.list(sessionId, DOCUMENTS)).map(([, document]) => document);
  }

  /** By `pdf_filename`; only the stem is case-sensitive. */
  findByFilename(sessionId: string, filename: string): Promise<StoredDocument | undefined> {
    return this.findByDirectory(sessionId, stemOf(filename));
  }

  async findByDirectory(sessionId: string, directory: string): Promise<StoredDocument | undefined> {
    const hash = await this.records.get(sessionId, NAMES, directory);
    return hash === undefined ? undefined : this.records.get(sessionId, DOCUMENTS, hash);
  }

  /** The name itself if it is free or already this document's, otherwise one with part of the hash. */
  private async claimName(sessionId: string, name: string, hash: string): Promise<string> {
    const stem = stemOf(name);
    const extension = name.slice(stem.length);
    // The whole hash handles names deliberately chosen to look like an earlier one.
    const candidates = [stem, ...[8, 64].map((length) => `${stem}-${hash.slice(0, length)}`)];
    for (const directory of candidates) {
      if (await this.records.putIfAbsent(sessionId, NAMES, directory, hash)) {
        return directory + extension;
      }
      const owner = await this.records.get(sessionId, NAMES, directory);
      if (owner === hash) return directory + extension;
    }
    await this.records.put(sessionId, NAMES, hash, hash);
    return hash + extension;
  }
}

const keyOf = (hash: string) => `documents/${hash}.pdf`;
