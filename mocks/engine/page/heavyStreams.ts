import type { Inflate } from '../ports/pdfLibrary';
import { latin1Bytes } from './latin1';
import { filtersOf, numberEntry, streamObjects, type StreamObject } from './streamSyntax';
import { MAX_PICTURE_PIXELS } from '../ink/imageLimits';

/** Maximum decoded bytes of any other stream; the contents of the densest real pages have some 10 MB. */
const MAX_DECODED = 32 * 1024 * 1024;

/** Bytes per pixel of a picture: four channels of 8 bits. */
const BYTES_A_PIXEL = 4;

/** Deflate expands one byte to at most 1032 (zlib's technical notes). */
const MAX_DEFLATE_RATIO = 1032;

/** Tags of the marked content that replaces heavy streams. */
export const HEAVY_PAGE_TAG = 'MarcusHeavyContent';
export const HEAVY_PICTURE_TAG = 'MarcusHeavyPicture';

/**
 * A copy of a PDF in which each stream that would take too much memory is replaced by an empty piece of
 * marked content. On pages that paint the stream, pdf.js finds the mark; it reads all other pages as usual.
 *
 * @returns undefined if nothing is too heavy
 */
export async function withoutHeavyStreams(
  file: Uint8Array,
  inflate: Inflate,
): Promise<Uint8Array | undefined> {
  const heavy: StreamObject[] = [];
  for (const object of streamObjects(file)) {
    if (await isHeavy(file, object, inflate)) heavy.push(object);
  }
  if (heavy.length === 0) return undefined;
  const copy = new Uint8Array(file);
  for (const object of heavy) replace(copy, object);
  return copy;
}

const isPicture = (dictionary: string) => /\/Subtype\s*\/Image\b/.test(dictionary);

async function isHeavy(
  file: Uint8Array,
  { dictionary, dataStart, dataEnd }: StreamObject,
  inflate: Inflate,
): Promise<boolean> {
  const data = file.subarray(dataStart, dataEnd);
  const filters = filtersOf(dictionary);
  if (!isPicture(dictionary)) return inflatesBeyond(data, filters, MAX_DECODED, inflate);
  const pixels = (numberEntry(dictionary, 'Width') ?? 0) * (numberEntry(dictionary, 'Height') ?? 0);
  if (pixels > MAX_PICTURE_PIXELS) return true;
  return inflatesBeyond(data, filters, Math.max(MAX_DECODED, pixels * BYTES_A_PIXEL), inflate);
}

/** Whether undoing the leading deflate filters yields more than `limit` bytes at any stage. */
async function inflatesBeyond(
  data: Uint8Array,
  filters: readonly string[],
  limit: number,
  inflate: Inflate,
): Promise<boolean> {
  if (filters[0] !== 'FlateDecode') return false;
  const isLast = filters[1] !== 'FlateDecode';
  if (isLast && data.length * MAX_DEFLATE_RATIO <= limit) return false;
  const inflated = await inflate(data, limit);
  if (inflated === 'too-large') return true;
  // Undecodable data is not heavy; pdf.js reports what is wrong with it.
  if (inflated === undefined || isLast) return false;
  return inflatesBeyond(inflated, filters.slice(1), limit, inflate);
}

/**
 * Renames the entries that describe the data, turns a picture into a form, and overwrites the data with the
 * mark.
 */
function replace(file: Uint8Array, object: StreamObject): void {
  const { dictionary, dictionaryStart, dataStart, dataEnd } = object;
  const tag = isPicture(dictionary) ? HEAVY_PICTURE_TAG : HEAVY_PAGE_TAG;
  const plain = dictionary
    .replace(/\/Filter\b/g, '/Unused')
    .replace(/\/DecodeParms\b/g, '/UnusedParms')
    .replace(/\/Subtype(\s*)\/Image\b/g, '/Subtype$1/Form ');
  write(file, plain, dictionaryStart, file.length);
  file.fill(SPACE, dataStart, dataEnd);
  write(file, `/${tag} BMC EMC`, dataStart, dataEnd);
}

/** Writes as much of a text as fits before `end`. */
function write(file: Uint8Array, text: string, start: number, end: number): void {
  file.set(latin1Bytes(text).subarray(0, Math.max(0, end - start)), start);
}

const SPACE = 0x20;
