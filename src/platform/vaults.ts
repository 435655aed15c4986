/** What state may contain about a file: never the file itself. */
export interface FileDescription {
  readonly fileId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  /** SHA-256 of the content, 64 lower-case hex digits. */
  readonly hash: string;
}

/** Keeps the user's files by id, outside the store. */
export interface FileVault {
  /** Stores the file; reads it once to hash it. */
  add(file: File): Promise<FileDescription>;
  /** `undefined` after a reload or in an imported trace, which every caller has to handle. */
  get(fileId: string): File | undefined;
  remove(fileId: string): void;
  readonly size: number;
}

export interface BlobDescription {
  readonly blobId: string;
  readonly size: number;
  readonly type: string;
}

/** Keeps binary answers (segment images, page pictures) by id, outside the store. */
export interface BlobVault {
  add(blob: Blob): BlobDescription;
  get(blobId: string): Blob | undefined;
  remove(blobId: string): void;
  readonly size: number;
}
