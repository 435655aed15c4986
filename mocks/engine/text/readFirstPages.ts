import { hasFewLetters } from '../page/scannedPage';
import { confidenceOfScan } from '../page/wordsOfScan';
import { readSeenText } from '../page/readSeenText';
import { readTextPage } from '../page/readTextPage';
import type { OpenedPdf } from '../page/withPdf';
import type { Paragraph } from './paragraph';
import { readArticle } from './readArticle';
import type { TextPage } from '../page/textPage';

/** Further pages to read, so that running heads can be detected by repetition. */
const PAGES_BEYOND = 2;

/** How many pages to read if `wanted` pages of a document are wanted. */
export const pagesToRead = (pageCount: number, wanted: number): number =>
  Math.min(pageCount, wanted + PAGES_BEYOND);

export interface FirstPages {
  readonly paragraphs: readonly Paragraph[];
  readonly pages: readonly TextPage[];
  /** Zero-based indices of wanted pages that cannot be read completely because they take too much. */
  readonly tooHeavy: readonly number[];
  /** The wanted pages that are scans. */
  readonly scans: readonly ScannedPage[];
}

/** A page that is a picture of text. */
export interface ScannedPage {
  readonly pageIndex: number;
  readonly isRead: boolean;
  /** 0..1, the mean of its words; none without words. */
  readonly confidence?: number;
}

/** A page's text, and whether part of it was too heavy. */
export interface ReadPage {
  readonly page: TextPage;
  readonly tooHeavy: boolean;
  /** Of a picture of text without letters of its own: whether they have been read. */
  readonly scan?: 'unread' | 'read';
}

/** Reads what is seen of one page, by its zero-based index. */
export async function readOnePage(pdf: OpenedPdf, pageIndex: number): Promise<ReadPage> {
  const page = await pdf.document.getPage(pageIndex + 1);
  const heavy = await pdf.heavyParts(page);
  // What lies below the letters of a page with parts left out is not known.
  const isWhole = !heavy.content && !heavy.picture;
  const seen = isWhole ? await readSeenText(pdf, page) : await readTextPage(page);
  const isScan = isWhole && hasFewLetters(seen.texts) && (await pdf.isScan(page));
  page.cleanup();
  return { page: seen, tooHeavy: heavy.content, ...(isScan && { scan: 'unread' }) };
}

/** The paragraphs of the first `wanted` pages, from what could be read of them and of those after them. */
export function firstPagesOf(read: readonly ReadPage[], wanted: number): FirstPages {
  const pages = read.map(({ page }) => page);
  const count = pages.filter(({ pageIndex }) => pageIndex < wanted).length;
  const isWanted = ({ page }: ReadPage) => page.pageIndex < wanted;
  const indicesOf = (some: readonly ReadPage[]) => some.map(({ page }) => page.pageIndex);
  return {
    paragraphs: readArticle(pages, count),
    pages: pages.slice(0, count),
    tooHeavy: indicesOf(read.filter((each) => each.tooHeavy && isWanted(each))),
    scans: read.filter(isWanted).flatMap(scanOf),
  };
}

function scanOf({ page, scan }: ReadPage): ScannedPage[] {
  if (scan === undefined) return [];
  const { pageIndex } = page;
  const confidence = confidenceOfScan(page);
  const known = confidence === undefined ? {} : { confidence };
  return [{ pageIndex, isRead: scan === 'read', ...known }];
}

/** The paragraphs of the first `wanted` pages of a document. */
export const readFirstPages = async (pdf: OpenedPdf, wanted: number): Promise<FirstPages> =>
  firstPagesOf(await readPages(pdf, wanted), wanted);

/** The first `wanted` pages, and those after them that help to detect running heads. */
export async function readPages(pdf: OpenedPdf, wanted: number): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  const end = pagesToRead(pdf.document.numPages, wanted);
  for (let pageIndex = 0; pageIndex < end; pageIndex += 1) {
    read.push(await readOnePage(pdf, pageIndex));
  }
  return read;
}
