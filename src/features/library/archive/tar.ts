/**
 * Archives in the ustar format (POSIX.1-2017, pax, "ustar Interchange Format"): headers of 512 bytes, each
 * followed by a file's bytes, padded. Nothing is compressed, so that a file is a slice of its archive: neither
 * writing nor reading holds more than one header in memory.
 */

const BLOCK = 512;
const NAME_BYTES = 100;
/** Eleven octal digits. */
const LARGEST_FILE = 8 ** 11 - 1;

/** Places in a header, in bytes. */
const SIZE_AT = 124;
const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;
const TYPE_AT = 156;
const MAGIC_AT = 257;

const REGULAR_FILE = '0';

export interface TarFile {
  /** ASCII, at most 100 characters. */
  readonly path: string;
  readonly content: Blob;
}

/** @throws RangeError for a path or a size that the format does not allow */
export function tarOf(files: readonly TarFile[]): Blob {
  const parts = files.flatMap(({ path, content }) => [
    headerOf(path, content.size),
    content,
    new Uint8Array(paddingOf(content.size)),
  ]);
  return new Blob([...parts, new Uint8Array(2 * BLOCK)], { type: 'application/x-tar' });
}

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function headerOf(path: string, size: number): Uint8Array<ArrayBuffer> {
  if (path.length > NAME_BYTES || !/^[\x21-\x7e]+$/.test(path)) throw new RangeError(path);
  if (size > LARGEST_FILE) throw new RangeError(`${path} is too large`);
  const header = new Uint8Array(BLOCK);
  const write = (at: number, text: string) =>
    [...text].forEach((char, index) => (header[at + index] = char.charCodeAt(0)));
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  write(0, path);
  write(100, `${octal(0o644, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`);
  write(SIZE_AT, octal(size, 11));
  write(136, octal(0, 11));
  write(TYPE_AT, REGULAR_FILE);
  write(MAGIC_AT, 'ustar\u000000');
  write(CHECKSUM_AT, `${octal(checksumOf(header), 6)}\0 `);
  return header;
}

/** Of all bytes, with blanks for the sum itself. */
function checksumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => {
    const isOwn = at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_BYTES;
    return sum + (isOwn ? 0x20 : byte);
  }, 0);
}

/** The archive is not one that this module writes. */
export class TarError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TarError';
  }
}

/**
 * The files of an archive in their order, as slices of it; only their headers are read.
 *
 * @param mostFiles more are refused
 * @throws TarError
 */
export async function* filesOf(archive: Blob, mostFiles: number): AsyncGenerator<TarFile> {
  let at = 0;
  for (let count = 0; ; count += 1) {
    const header = new Uint8Array(await archive.slice(at, at + BLOCK).arrayBuffer());
    if (header.length < BLOCK) throw new TarError('It ends too early.');
    if (header.every((byte) => byte === 0)) return;
    if (count === mostFiles) throw new TarError('It has too many files.');
    const { path, size } = readHeader(header);
    const start = at + BLOCK;
    if (start + size > archive.size) throw new TarError('It ends too early.');
    yield { path, content: archive.slice(start, start + size) };
    at = start + size + paddingOf(size);
  }
}

function readHeader(header: Uint8Array): { readonly path: string; readonly size: number } {
  const text = (at: number, length: number) =>
    String.fromCharCode(...header.subarray(at, at + length)).replace(/\0.*$/s, '');
  const isOurs =
    text(MAGIC_AT, 5) === 'ustar' &&
    text(TYPE_AT, 1) === REGULAR_FILE &&
    Number.parseInt(text(CHECKSUM_AT, CHECKSUM_BYTES), 8) === checksumOf(header);
  const size = text(SIZE_AT, 12).trim();
  if (!isOurs || !/^[0-7]{1,11}$/.test(size)) throw new TarError('It is damaged.');
  return { path: text(0, NAME_BYTES), size: Number.parseInt(size, 8) };
}
