import type { PDFPageProxy } from 'pdfjs-dist';
import type { PdfJs } from '../ports/pdfLibrary';
import { HEAVY_PAGE_TAG, HEAVY_PICTURE_TAG } from './heavyStreams';

/** What of a page was left out because it would take too much memory. */
export interface HeavyParts {
  readonly content: boolean;
  readonly picture: boolean;
}

export const NOTHING_HEAVY: HeavyParts = { content: false, picture: false };

/** Looks for the marks that stand in place of heavy streams. */
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

/** pdf.js hands the tag over as its text, or as an object with a name. */
function tagOf(args: unknown): unknown {
  const first: unknown = Array.isArray(args) ? args[0] : undefined;
  return typeof first === 'object' && first !== null && 'name' in first ? first.name : first;
}
