import { readSeenText } from '../../page/readSeenText';
import type { TextPage } from '../../page/textPage';
import type { OpenedPdf } from '../../page/withPdf';
import { findLines } from '../findLines';
import { orderPage } from '../orderPage';
import { uprightTexts } from '../uprightTexts';
import { withDots } from './doiPattern';
import type { DoiSources } from './findDoi';

/** Pages to search: the DOI is on the first; some publishers add a cover before it. */
export const FIRST_PAGES = 2;

/** Metadata values are text, lists of text, or objects of the information dictionary. */
const entryTexts = (name: string, value: unknown): [string, string][] => {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((item) => entryTexts(name, item));
  if (value === null || typeof value !== 'object' || value instanceof Map) return [];
  return Object.entries(value).flatMap(([key, item]) => entryTexts(key, item));
};

/**
 * What a PDF says about itself: its metadata and the lines of its first pages.
 *
 * @param firstPages how many pages; 0 if they take too much
 * @param scans what was read from the pictures of scanned pages
 */
export async function readDoiSources(
  pdf: OpenedPdf,
  firstPages = FIRST_PAGES,
  scans: readonly TextPage[] = [],
): Promise<DoiSources> {
  const { document } = pdf;
  const { info, metadata } = await document.getMetadata();
  const pages: string[][] = [];
  for (let number = 1; number <= Math.min(firstPages, document.numPages); number += 1) {
    const scan = scans.find(({ pageIndex }) => pageIndex === number - 1);
    // No DOI has a sign of such a font.
    const page = uprightTexts(
      scan ?? (await readSeenText(pdf, await document.getPage(number), false)),
    );
    pages.push(
      orderPage(findLines(page))
        .flat()
        .map(({ text }) => (scan ? withDots(text) : text)),
    );
  }
  return {
    xmp: metadata === null ? [] : [...metadata].flatMap(([name, value]) => entryTexts(name, value)),
    info: Object.entries(info).flatMap(([name, value]) => entryTexts(name, value)),
    pages,
  };
}
