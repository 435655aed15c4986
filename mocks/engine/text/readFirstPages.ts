import { confidenceOfScan } from '../page/wordsOfScan';
import { readTextPage } from '../page/readTextPage';
import type { OpenedPdf } from '../page/withPdf';
import type { Paragraph } from './paragraph';
import { readArticle } from './readArticle';
import type { TextPage } from '../page/textPage';
import { ownTextOf, type WithoutText } from './unreadPage';

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
  /** The wanted pages that have no text of their own; without any text at all, also those that show none. */
  readonly scans: readonly ScannedPage[];
}

/** A page without text of its own. */
export interface ScannedPage {
  readonly pageIndex: number;
  /** Why it has none; `none` if it shows none, either. */
  readonly kind: WithoutText | 'none';
  /** Whether there is nothing left to read. */
  readonly isRead: boolean;
  /** 0..1, the mean of its words; none without words. */
  readonly confidence?: number;
}

/** A page's text, and whether part of it was too heavy. */
export interface ReadPage {
  readonly page: TextPage;
  readonly tooHeavy: boolean;
  /** Of a page without text of its own: whether its picture has been read. */
  readonly scan?: 'unread' | 'read';
  readonly without?: WithoutText;
}

/** Reads what is seen of one page, by its zero-based index. */
export async function readOnePage(pdf: OpenedPdf, pageIndex: number): Promise<ReadPage> {
  const page = await pdf.document.getPage(pageIndex + 1);
  const heavy = await pdf.heavyParts(page);
  // What lies below the letters of a page with parts left out is not known.
  const isWhole = !heavy.content && !heavy.picture;
  const { without, ...own } = isWhole
    ? await ownTextOf(pdf, page)
    : { page: await readTextPage(page), without: undefined };
  page.cleanup();
  return { ...own, tooHeavy: heavy.content, ...(without && { scan: 'unread', without }) };
}

/** The paragraphs of the first `wanted` pages, from what could be read of them and of those after them. */
export function firstPagesOf(read: readonly ReadPage[], wanted: number): FirstPages {
  const pages = read.map(({ page }) => page);
  const count = pages.filter(({ pageIndex }) => pageIndex < wanted).length;
  const isWanted = ({ page }: ReadPage) => page.pageIndex < wanted;
  const indicesOf = (some: readonly ReadPage[]) => some.map(({ page }) => page.pageIndex);
  const paragraphs = readArticle(pages, count);
  const isTold = ({ scan, tooHeavy }: ReadPage) =>
    scan !== undefined || (paragraphs.length === 0 && !tooHeavy);
  return {
    paragraphs,
    pages: pages.slice(0, count),
    tooHeavy: indicesOf(read.filter((each) => each.tooHeavy && isWanted(each))),
    scans: read.filter((each) => isWanted(each) && isTold(each)).map(scanOf),
  };
}

function scanOf({ page, scan, without }: ReadPage): ScannedPage {
  const { pageIndex } = page;
  if (scan === undefined) return { pageIndex, kind: 'none', isRead: true };
  const confidence = confidenceOfScan(page);
  const known = confidence === undefined ? {} : { confidence };
  return { pageIndex, kind: without ?? 'picture', isRead: scan === 'read', ...known };
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
