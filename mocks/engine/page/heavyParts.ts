import type { PDFPageProxy } from 'pdfjs-dist';
import type { PdfJs } from '../ports/pdfLibrary';
import { HEAVY_PAGE_TAG, HEAVY_PICTURE_TAG } from './heavyStreams';

/** The parts of a page that were left out because they would take too much memory. */
export interface HeavyParts {
  readonly content: boolean;
  readonly picture: boolean;
}

export const NOTHING_HEAVY: HeavyParts = { content: false, picture: false };

/** Looks for the marks that replace heavy streams. */
export async function heavyPartsOf(
  { OPS }: Pick<PdfJs, 'OPS'>,
  page: PDFPageProxy,
): Promise<HeavyParts> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const tags = new Set<unknown>();
  fnArray.forEach((operator, index) => {
    if (operator === OPS.beginMarkedContent) tags.add(tagOf(argsArray[index]));
  });
  return { content: tags.has(HEAVY_PAGE_TAG), picture: tags.has(HEAVY_PICTURE_TAG) };
}

/** pdf.js passes the tag as a string, or as an object with a name. */
function tagOf(args: unknown): unknown {
  const first: unknown = Array.isArray(args) ? args[0] : undefined;
  return typeof first === 'object' && first !== null && 'name' in first ? first.name : first;
}
