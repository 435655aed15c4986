import type { PDFDocumentProxy } from 'pdfjs-dist';
import { readTextPage } from '../pdf/readTextPage';
import type { Paragraph } from './paragraph';
import { readArticle } from './readArticle';
import type { TextPage } from './textLine';

/** Pages read beyond the wanted ones, so that running heads show by their repetition. */
const PAGES_BEYOND = 2;

export interface FirstPages {
  readonly paragraphs: readonly Paragraph[];
  readonly pages: readonly TextPage[];
}

/** The paragraphs of the first `count` pages of a document. */
export async function readFirstPages(
  document: PDFDocumentProxy,
  count: number,
): Promise<FirstPages> {
  const pages: TextPage[] = [];
  for (let number = 1; number <= Math.min(document.numPages, count + PAGES_BEYOND); number += 1) {
    pages.push(await readTextPage(await document.getPage(number)));
  }
  return { paragraphs: readArticle(pages, count), pages: pages.slice(0, count) };
}
