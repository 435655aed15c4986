import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A ZIP file that is put together entry by entry. */
export interface ZipArchive {
  /** Compressed. */
  addText(path: string, text: string): void;
  /** As it is: pictures are compressed already. */
  addBytes(path: string, bytes: Uint8Array): void;
  /** Nothing can be added afterwards. */
  finish(): Blob;
}

/** @param modifiedAt of all entries, in ms since 1970 */
export function createZipArchive(modifiedAt: number): ZipArchive {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let problem: Error | null = null;
  const zip = new Zip((error, chunk) => {
    problem ??= error;
    if (!error) chunks.push(new Uint8Array(chunk));
  });
  const add = (entry: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
    entry.mtime = modifiedAt;
    zip.add(entry);
    entry.push(bytes, true);
  };
  return {
    addText: (path, text) => add(new ZipDeflate(path), strToU8(text)),
    addBytes: (path, bytes) => add(new ZipPassThrough(path), bytes),
    finish: () => {
      zip.end();
      if (problem) throw problem;
      return new Blob(chunks, { type: 'application/zip' });
    },
  };
}
