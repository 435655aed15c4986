import type { OpenedPdf } from '../page/withPdf';
import { firstPagesOf, readOnePage, type ReadPage } from './readFirstPages';

/** Pages before and after: articles have no more, and of a book each page would otherwise read all others. */
const REACH = 20;

/** The paragraphs of a page and of those around it. */
export async function paragraphsAround(pdf: OpenedPdf, pageIndex: number): Promise<string[]> {
  const read: ReadPage[] = [];
  const end = Math.min(pdf.document.numPages, pageIndex + REACH + 1);
  for (let i = Math.max(0, pageIndex - REACH); i < end; i += 1) {
    read.push(await readOnePage(pdf, i));
  }
  return firstPagesOf(read, end).paragraphs.map(({ text }) => text);
}
