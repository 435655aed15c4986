import type { ChemDrawDocument } from './chemDrawDocument';
import { ChemDrawError } from './chemDrawError';
import { readPage } from './page/readPage';
import type { LineWidths } from './painting/paintMolecule';
import type { ChemDrawObject } from './tree/chemDrawObject';
import { childrenOf, numberOf } from './tree/properties';
import { readCdx } from './tree/readCdx';
import { readCdxml } from './tree/readCdxml';
import { writeGreek } from './tree/symbolFont';

/** Real files are at most a few MB. */
const MAX_BYTES = 64 * 2 ** 20;
const CDX_MAGIC = 'VjCD0100';
/** Behind the mark of UTF-8 and the declarations that a CDXML file may begin with. */
const CDXML_MARK = /^(?:ï»¿)?\s*(?:<[?!][^]*?)?<CDXML[\s>]/;

/** Whether bytes begin as a CDX or CDXML file does. */
export function isChemDraw(bytes: Uint8Array): boolean {
  const start = beginningOf(bytes);
  return start.startsWith(CDX_MAGIC) || CDXML_MARK.test(start);
}

const beginningOf = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, 4096));

/**
 * Reads a CDX or CDXML file.
 *
 * @throws {ChemDrawError} if it is neither, damaged, or larger than can be read
 */
export function readChemDraw(bytes: Uint8Array): ChemDrawDocument {
  if (!isChemDraw(bytes)) throw new ChemDrawError('This is not a ChemDraw file.');
  if (bytes.byteLength > MAX_BYTES) throw new ChemDrawError('This ChemDraw file is too large.');
  const root = beginningOf(bytes).startsWith(CDX_MAGIC)
    ? readCdx(bytes)
    : readCdxml(new TextDecoder().decode(bytes));
  writeGreek(root);
  const pages = pagesOf(root).map((page) => readPage(page, widthsOf(root)));
  return {
    pages: pages.map(({ told: _, ...page }) => page),
    told: [...new Set(pages.flatMap(({ told }) => told))],
  };
}

/** What a program writes without a page is on one. */
function pagesOf(root: ChemDrawObject): readonly ChemDrawObject[] {
  const pages = childrenOf(root, 'page');
  return pages.length > 0 ? pages : [root];
}

const widthsOf = (root: ChemDrawObject): LineWidths => ({
  line: within(numberOf(root, 'LineWidth') ?? 0.6),
  bold: within(numberOf(root, 'BoldWidth') ?? 2),
});

const within = (width: number): number => Math.min(20, Math.max(0.1, width));
