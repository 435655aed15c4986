import { HttpError } from '../http/httpError';
import { safeUploadName } from '../http/uploadName';
import { checkUpload } from './checkUpload';
import type { SessionFiles } from './sessionFiles';
import { recordKind, type SessionRecords } from './sessionRecords';
import { sha256 } from './sha256';

/** A PDF of a session. */
export interface StoredDocument {
  readonly sessionId: string;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string;
  /** `pdf_filename` of the contract: the sanitised name, unique in the session. */
  readonly filename: string;
  /** Name of the directory of its segments: the stem of `filename`. */
  readonly directory: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

export interface Upload {
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/** By the hash of their bytes. */
const DOCUMENTS = recordKind<StoredDocument>('documents');
/** The hash of the document that has it, by directory. */
const NAMES = recordKind<string>('documentNames');

/** A name that is nothing but `.pdf` loses its dot when it is made safe. */
const withExtension = (name: string) => (/\.pdf$/iu.test(name) ? name : `${name}.pdf`);

const stemOf = (filename: string) => filename.replace(/\.pdf$/iu, '');

/**
 * The PDFs that clients have uploaded, by content and owned by their session.
 *
 * The same bytes are the same document, under whatever name they come again. The same name with
 * other bytes is another document: its stem gets a part of the hash.
 */
export class DocumentStore {
  /** Uploads that this process is taking in, by session and hash. */
  private readonly entering = new Map<string, Promise<StoredDocument>>();

  constructor(
    private readonly records: SessionRecords,
    private readonly files: Pick<SessionFiles, 'read' | 'write'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws UploadRefused as {@link checkUpload} */
  async add(sessionId: string, upload: Upload): Promise<StoredDocument> {
    checkUpload(upload.filename, upload.bytes);
    const hash = await sha256(upload.bytes);
    const key = `${sessionId} ${hash}`;
    // A client asks for text, DOI and segments of one file at once: all wait for the one writing.
    const known = this.entering.get(key);
    if (known) return known;
    const entered = this.enter(sessionId, upload, hash).finally(() => this.entering.delete(key));
    this.entering.set(key, entered);
    return entered;
  }

  /** Entered once it is written: where there is a record, there is a file. */
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

  /** Another process has entered the same bytes meanwhile; where it took another name, ours is free again. */
  private async yieldTo(
    other: StoredDocument | undefined,
    { sessionId, directory }: StoredDocument,
  ): Promise<StoredDocument> {
    if (!other) throw new HttpError(404, 'Session not found or expired.');
    if (other.directory !== directory) await this.records.remove(sessionId, NAMES, directory);
    return other;
  }

  read(document: StoredDocument): Promise<Uint8Array> {
    return this.files.read(document.sessionId, keyOf(document.hash));
  }

  async list(sessionId: string): Promise<readonly StoredDocument[]> {
    return (await this.records.list(sessionId, DOCUMENTS)).map(([, document]) => document);
  }

  /** By `pdf_filename`; upper and lower case are told apart in the stem only. */
  findByFilename(sessionId: string, filename: string): Promise<StoredDocument | undefined> {
    return this.findByDirectory(sessionId, stemOf(filename));
  }

  async findByDirectory(sessionId: string, directory: string): Promise<StoredDocument | undefined> {
    const hash = await this.records.get(sessionId, NAMES, directory);
    return hash === undefined ? undefined : this.records.get(sessionId, DOCUMENTS, hash);
  }

  /** The name itself where it is free or the document's own already, else one with a part of the hash. */
  private async claimName(sessionId: string, name: string, hash: string): Promise<string> {
    const stem = stemOf(name);
    const extension = name.slice(stem.length);
    // The whole hash settles the case of a name that was chosen to look like an earlier one's.
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
