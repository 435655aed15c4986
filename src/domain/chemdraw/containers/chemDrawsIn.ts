import { unzipSync } from 'fflate';
import type { ChemDrawDocument } from '../chemDrawDocument';
import { ChemDrawError } from '../chemDrawError';
import { isChemDraw, readChemDraw } from '../readChemDraw';
import { isCompoundFile, readCompoundFile } from './compoundFile';

/** Where Word, PowerPoint and Excel keep embedded objects. */
const EMBEDDED = /^(?:word|ppt|xl)\/embeddings\/[^/]+$/;
const MOST_OBJECTS = 500;
/** Of all embedded objects together, unpacked. */
const MOST_BYTES = 256 * 2 ** 20;
/** What is looked at to see whether a stream is ChemDraw's. */
const BEGINNING = 4096;

/**
 * The ChemDraw drawings of a file: a CDX or CDXML file is one, a document of Office (`.docx`, `.pptx`, `.xlsx`,
 * or `.doc`) holds any number. A drawing in it that cannot be read is a document without pages that says so.
 *
 * @param name of the file, for the messages
 * @throws {ChemDrawError} if the file is of no such kind, damaged, too large, or has no drawing
 */
export async function chemDrawsIn(bytes: Uint8Array, name: string): Promise<ChemDrawDocument[]> {
  if (isChemDraw(bytes)) return [readChemDraw(bytes)];
  const drawings = isZip(bytes) ? embeddedDrawings(bytes) : drawingsIn(bytes);
  if (drawings.length > 0) return drawings;
  throw new ChemDrawError(`${name} has no ChemDraw drawing.`);
}

const isZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4;

function embeddedDrawings(bytes: Uint8Array): ChemDrawDocument[] {
  let [objects, size] = [0, 0];
  const files = unzipped(bytes, ({ name, originalSize }) => {
    if (!EMBEDDED.test(name)) return false;
    objects += 1;
    size += originalSize;
    if (objects > MOST_OBJECTS || size > MOST_BYTES)
      throw new ChemDrawError('This document has more embedded objects than can be read.');
    return true;
  });
  const inOrder = Object.entries(files).sort(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return inOrder.flatMap(([, content]) => drawingsIn(content));
}

function unzipped(
  bytes: Uint8Array,
  filter: (file: { name: string; originalSize: number }) => boolean,
): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof ChemDrawError) throw error;
    throw new ChemDrawError('This document is damaged: it cannot be unpacked.', { cause: error });
  }
}

/** Those of an embedded object; none if it is something else, such as a table. */
function drawingsIn(bytes: Uint8Array): ChemDrawDocument[] {
  if (isChemDraw(bytes)) return [readOrTell(() => bytes)];
  if (!isCompoundFile(bytes)) return [];
  try {
    const streams = readCompoundFile(bytes).streams.slice(0, MOST_OBJECTS);
    return streams
      .filter((stream) => isChemDraw(stream.read(BEGINNING)))
      .map((stream) => readOrTell(() => stream.read()));
  } catch (error) {
    return [told(error)];
  }
}

function readOrTell(bytes: () => Uint8Array): ChemDrawDocument {
  try {
    return readChemDraw(bytes());
  } catch (error) {
    return told(error);
  }
}

function told(error: unknown): ChemDrawDocument {
  if (!(error instanceof ChemDrawError)) throw error;
  return { pages: [], told: [error.message] };
}
