import { createHash } from 'node:crypto';
import { safeUploadName } from '../http/uploadName';
import { checkUpload } from './checkUpload';
import type { SessionFiles } from './sessionFiles';

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
  private readonly sessions = new Map<string, StoredDocument[]>();
  private readonly writing = new WeakMap<StoredDocument, Promise<void>>();

  constructor(
    private readonly files: SessionFiles,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws UploadRefused as {@link checkUpload} */
  async add(sessionId: string, { filename, bytes }: Upload): Promise<StoredDocument> {
    checkUpload(filename, bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = this.list(sessionId).find((document) => document.hash === hash);
    const document = known ?? this.enter(sessionId, filename, hash, bytes);
    // A client asks for text, DOI and segments of one file at once: all wait for the one writing.
    await this.writing.get(document);
    return document;
  }

  /** Entered at once, so that an upload at the same time finds the document and its name taken. */
  private enter(
    sessionId: string,
    filename: string,
    hash: string,
    bytes: Uint8Array,
  ): StoredDocument {
    const name = this.freeName(sessionId, withExtension(safeUploadName(filename)), hash);
    const document: StoredDocument = {
      sessionId,
      hash,
      filename: name,
      directory: stemOf(name),
      sizeBytes: bytes.length,
      storedAt: this.now(),
    };
    this.sessions.set(sessionId, [...this.list(sessionId), document]);
    const written = this.files.write(sessionId, keyOf(document), bytes).catch((error: unknown) => {
      this.forget(document);
      throw error;
    });
    this.writing.set(document, written);
    return document;
  }

  read(document: StoredDocument): Promise<Uint8Array> {
    return this.files.read(document.sessionId, keyOf(document));
  }

  list(sessionId: string): readonly StoredDocument[] {
    return this.sessions.get(sessionId) ?? [];
  }

  /** By `pdf_filename`; upper and lower case are told apart in the stem only. */
  findByFilename(sessionId: string, filename: string): StoredDocument | undefined {
    return this.findByDirectory(sessionId, stemOf(filename));
  }

  findByDirectory(sessionId: string, directory: string): StoredDocument | undefined {
    return this.list(sessionId).find((document) => document.directory === directory);
  }

  /** Forgets the documents of a session; its files go with the session's folder. */
  removeSession(sessionId: string): void {
    this.sessions.delete(sessionId);
  }

  private forget(document: StoredDocument): void {
    const others = this.list(document.sessionId).filter((other) => other !== document);
    if (others.length === 0) this.sessions.delete(document.sessionId);
    else this.sessions.set(document.sessionId, others);
  }

  private freeName(sessionId: string, name: string, hash: string): string {
    const isTaken = (stem: string) => this.findByDirectory(sessionId, stem) !== undefined;
    const stem = stemOf(name);
    if (!isTaken(stem)) return name;
    const extension = name.slice(stem.length);
    // The whole hash settles the case of a name that was chosen to look like an earlier one's.
    const free = [8, 64].map((length) => `${stem}-${hash.slice(0, length)}`);
    return (free.find((candidate) => !isTaken(candidate)) ?? hash) + extension;
  }
}

const keyOf = (document: StoredDocument) => `documents/${document.hash}.pdf`;
