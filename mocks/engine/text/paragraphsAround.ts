import type { OpenedPdf } from '../page/withPdf';
import { firstPagesOf, readOnePage, type ReadPage } from './readFirstPages';

/** Pages before and after, at least: articles have no more, and of a book each page would otherwise read all others. */
const REACH = 20;

/** The first of some pages, zero-based, and the one after the last. */
export type PageRange = readonly [first: number, end: number];

/** A page and those around it: the same for all pages of a stretch, so that they are read once. */
export function pagesAround({ document }: OpenedPdf, pageIndex: number): PageRange {
  const stretch = pageIndex - (pageIndex % REACH);
  return [Math.max(0, stretch - REACH), Math.min(document.numPages, stretch + 2 * REACH)];
}

/** The paragraphs of some pages. */
export async function paragraphsOf(pdf: OpenedPdf, [first, end]: PageRange): Promise<string[]> {
  const read: ReadPage[] = [];
  for (let i = first; i < end; i += 1) read.push(await readOnePage(pdf, i));
  return firstPagesOf(read, end).paragraphs.map(({ text }) => text);
}
