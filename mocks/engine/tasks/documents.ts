import { findDoi } from '../text/doi/findDoi';
import { readDoiSources } from '../text/doi/readDoiSources';
import { metadataTitle } from '../page/metadataTitle';
import { checkRendering } from '../page/checkRendering';
import { renderPageColour } from '../page/renderPage';
import { toDoclingDocument, type DoclingOrigin } from '../text/doclingDocument';
import type { TextPage } from '../page/textPage';
import { articleHead } from '../text/articleHead/articleHead';
import { findLines } from '../text/findLines';
import { rowsOf } from '../text/mergeTableRows';
import { articleText, placesOfReadWords } from '../text/readArticle';
import {
  firstPagesOf,
  readOnePage,
  readPages,
  type FirstPages,
  type ReadPage,
} from '../text/readFirstPages';
import type { EnginePorts } from './enginePorts';
import { openForTask, pageAt } from './openForTask';

interface PdfInput {
  readonly pdf: Uint8Array;
}

interface FirstPagesInput extends PdfInput {
  /** Number of pages, from the first. */
  readonly pages: number;
}

interface DoiInput extends PdfInput {
  readonly pages?: number;
  /** What was read from the pictures of its first pages. */
  readonly scans?: readonly TextPage[];
}

interface ReadPagesInput {
  readonly read: readonly ReadPage[];
  /** Number of pages wanted, from the first; those after them help to detect running heads. */
  readonly pages: number;
}

interface Exported {
  readonly origin: DoclingOrigin;
}

/** All that stands on a page, row by row: running heads and feet are no paragraphs. */
const printedLines = (page: TextPage | undefined): string[] =>
  page === undefined
    ? []
    : rowsOf(findLines(page)).map((row) => row.map(({ text }) => text).join(' '));

const textOf = ({ paragraphs, pages, tooHeavy, scans }: FirstPages) => ({
  text: articleText(paragraphs),
  article: articleHead(paragraphs, printedLines(pages[0])),
  words: placesOfReadWords(paragraphs),
  tooHeavy,
  scans,
});

const exportOf = (first: FirstPages, origin: DoclingOrigin) => ({
  document: toDoclingDocument(first, origin),
  tooHeavy: first.tooHeavy,
  scans: first.scans,
});

/** The pages themselves are only needed to put what is read from the pictures of scans among them. */
const withPages = <Answer extends Pick<FirstPages, 'scans'>>(
  answer: Answer,
  read: readonly ReadPage[],
): Answer & { readonly read?: readonly ReadPage[] } =>
  answer.scans.length > 0 ? { ...answer, read } : answer;

/** Reading documents as tasks. All throw TaskError `invalid` for a PDF that cannot be opened. */
export const createDocumentsTasks = (ports: EnginePorts) => ({
  /** Checks that PDF pages can be painted here; fails with what is missing. */
  checkRendering: (_input: null) => checkRendering(ports),

  /** Checks that a PDF can be opened, counts its pages, and says what its metadata calls it. */
  describe: ({ pdf }: PdfInput) =>
    openForTask(ports, pdf, async ({ document }) => {
      const title = await metadataTitle(document);
      return { pageCount: document.numPages, ...(title !== undefined && { title }) };
    }),

  /** Text of the first pages in reading order, with an empty line between paragraphs. */
  readText: ({ pdf, pages }: FirstPagesInput) =>
    openForTask(ports, pdf, async (opened) => {
      const read = await readPages(opened, pages);
      const answer = { ...textOf(firstPagesOf(read, pages)), pageCount: opened.document.numPages };
      return withPages(answer, read);
    }),

  /** One page of it, zero-based, if all at once would take too much. */
  readPage: ({ pdf, pageIndex }: PdfInput & { readonly pageIndex: number }) =>
    openForTask(ports, pdf, (opened) => readOnePage(opened, pageIndex)),

  /** Text of the first `pages` pages, joined from pages that were read one by one. */
  joinText: async ({ read, pages }: ReadPagesInput) => textOf(firstPagesOf(read, pages)),

  /** The article's DOI; empty if it states none, never the file name instead. */
  findDoi: ({ pdf, pages, scans }: DoiInput) =>
    openForTask(ports, pdf, async (opened) => ({
      doi: findDoi(await readDoiSources(opened, pages, scans)) ?? '',
    })),

  /** The first pages in the format of Docling's export. */
  exportJson: ({ pdf, pages, origin }: FirstPagesInput & Exported) =>
    openForTask(ports, pdf, async (opened) => {
      const read = await readPages(opened, pages);
      return withPages(exportOf(firstPagesOf(read, pages), origin), read);
    }),

  /** The same, joined from pages that were read one by one. */
  joinJson: async ({ read, pages, origin }: ReadPagesInput & Exported) =>
    exportOf(firstPagesOf(read, pages), origin),

  /** A whole page as PNG; `pageIndex` is zero-based. */
  renderPage: ({
    pdf,
    pageIndex,
    dpi,
  }: PdfInput & { readonly pageIndex: number; readonly dpi: number }) =>
    openForTask(ports, pdf, async ({ document }) => {
      const image = await renderPageColour(ports.raster, await pageAt(document, pageIndex), dpi);
      const { width, height } = image;
      return { png: await ports.images.encodePng(image), width, height };
    }),
});
