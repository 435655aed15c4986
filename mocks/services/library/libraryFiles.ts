/** PDFs of a library's articles, under the SHA-256 of their bytes. */
export interface LibraryFiles {
  /** The ids of all articles whose file is there. */
  readonly kept: () => Promise<ReadonlySet<string>>;
  readonly has: (id: string) => Promise<boolean>;
  /**
   * Keeps a whole file, or nothing of it. One that is there stays.
   *
   * @throws OtherFileError if the SHA-256 of what came is not `id`; also whatever `chunks` throws
   */
  readonly put: (id: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Null where it is not kept. */
  readonly open: (id: string) => Promise<LibraryFile | null>;
  /** Does nothing where it is not kept. */
  readonly remove: (id: string) => Promise<void>;
}

export interface LibraryFile {
  readonly bytes: number;
  readonly content: ReadableStream<Uint8Array>;
}

export class OtherFileError extends Error {
  constructor(readonly id: string) {
    super(`The SHA-256 of this file is not ${id}`);
    this.name = 'OtherFileError';
  }
}
