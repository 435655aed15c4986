import { constants, inflateSync } from 'node:zlib';
import { filtersOf, numberEntry, streamObjects, type StreamObject } from './streamSyntax';

/** Pixels of the largest picture that is decoded: a page of A4 at 600 dpi has 35 million. */
export const MAX_PICTURE_PIXELS = 50e6;

/** Bytes of any other stream when decoded; the contents of the densest real pages have some 10 MB. */
const MAX_DECODED = 32 * 1024 * 1024;

/** Bytes for each pixel of a picture: four channels of 8 bits. */
const BYTES_A_PIXEL = 4;

/** Deflate makes at most 1032 bytes of one (zlib's technical notes). */
const MAX_DEFLATE_RATIO = 1032;

/** Tags of the marked content that stands where something was too heavy. */
export const HEAVY_PAGE_TAG = 'MarcusHeavyContent';
export const HEAVY_PICTURE_TAG = 'MarcusHeavyPicture';

/**
 * A copy of a PDF in which each stream that would take too much memory is replaced by an empty piece
 * of marked content. pdf.js meets the mark on the pages that paint the stream, and reads the others.
 *
 * @returns undefined when nothing is too heavy
 */
export function withoutHeavyStreams(pdf: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const heavy = [...streamObjects(file)].filter((object) => isHeavy(file, object));
  if (heavy.length === 0) return undefined;
  const copy = Buffer.from(file);
  for (const object of heavy) replace(copy, object);
  return copy;
}

const isPicture = (dictionary: string) => /\/Subtype\s*\/Image\b/.test(dictionary);

function isHeavy(file: Buffer, { dictionary, dataStart, dataEnd }: StreamObject): boolean {
  const data = file.subarray(dataStart, dataEnd);
  if (!isPicture(dictionary)) return inflatesBeyond(data, filtersOf(dictionary), MAX_DECODED);
  const pixels = (numberEntry(dictionary, 'Width') ?? 0) * (numberEntry(dictionary, 'Height') ?? 0);
  if (pixels > MAX_PICTURE_PIXELS) return true;
  const limit = Math.max(MAX_DECODED, pixels * BYTES_A_PIXEL);
  return inflatesBeyond(data, filtersOf(dictionary), limit);
}

/** Whether undoing the leading deflate filters yields more than `limit` bytes at any of them. */
function inflatesBeyond(data: Buffer, filters: readonly string[], limit: number): boolean {
  if (filters[0] !== 'FlateDecode') return false;
  const isLast = filters[1] !== 'FlateDecode';
  if (isLast && data.length * MAX_DEFLATE_RATIO <= limit) return false;
  try {
    const inflated = inflateSync(data, {
      maxOutputLength: limit,
      // What can be decoded of a damaged or cut stream counts.
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return !isLast && inflatesBeyond(inflated, filters.slice(1), limit);
  } catch (error) {
    // What cannot be decoded for another reason is not heavy; pdf.js says what is wrong with it.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}

/** Renames what describes the data, makes a picture a form, and writes the mark over the data. */
function replace(file: Buffer, object: StreamObject): void {
  const { dictionary, dictionaryStart, dataStart, dataEnd } = object;
  const tag = isPicture(dictionary) ? HEAVY_PICTURE_TAG : HEAVY_PAGE_TAG;
  const plain = dictionary
    .replace(/\/Filter\b/g, '/Unused')
    .replace(/\/DecodeParms\b/g, '/UnusedParms')
    .replace(/\/Subtype(\s*)\/Image\b/g, '/Subtype$1/Form ');
  file.write(plain, dictionaryStart, 'latin1');
  file.fill(' ', dataStart, dataEnd);
  file.write(`/${tag} BMC EMC`, dataStart, dataEnd - dataStart, 'latin1');
}
