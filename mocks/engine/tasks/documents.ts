import { findDoi } from '../text/doi/findDoi';
import { readDoiSources } from '../text/doi/readDoiSources';
import { checkRendering } from '../page/checkRendering';
import { renderPageColour } from '../page/renderPage';
import { toDoclingDocument, type DoclingOrigin } from '../text/doclingDocument';
import { articleHead } from '../text/articleHead/articleHead';
import { articleText } from '../text/readArticle';
import {
  firstPagesOf,
  readFirstPages,
  readOnePage,
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

interface ReadPagesInput {
  readonly read: readonly ReadPage[];
  /** Number of pages wanted, from the first; those after them help to detect running heads. */
  readonly pages: number;
}

interface Exported {
  readonly origin: DoclingOrigin;
}

const textOf = (first: FirstPages) => ({
  text: articleText(first.paragraphs),
  article: articleHead(first.paragraphs),
  tooHeavy: first.tooHeavy,
});

const exportOf = (first: FirstPages, origin: DoclingOrigin) => ({
  document: toDoclingDocument(first, origin),
  tooHeavy: first.tooHeavy,
});

/** Reading documents as tasks. All throw TaskError `invalid` for a PDF that cannot be opened. */
export const createDocumentsTasks = (ports: EnginePorts) => ({
  /** Checks that PDF pages can be painted here; fails with what is missing. */
  checkRendering: (_input: null) => checkRendering(ports),

  /** Checks that a PDF can be opened, and counts its pages. */
  describe: ({ pdf }: PdfInput) =>
    openForTask(ports, pdf, async ({ document }) => ({ pageCount: document.numPages })),

  /** Text of the first pages in reading order, with an empty line between paragraphs. */
  readText: ({ pdf, pages }: FirstPagesInput) =>
    openForTask(ports, pdf, async (opened) => {
      const first = await readFirstPages(opened, pages);
      return { ...textOf(first), pageCount: opened.document.numPages };
    }),

  /** One page of it, zero-based, if all at once would take too much. */
  readPage: ({ pdf, pageIndex }: PdfInput & { readonly pageIndex: number }) =>
    openForTask(ports, pdf, (opened) => readOnePage(opened, pageIndex)),

  /** Text of the first `pages` pages, joined from pages that were read one by one. */
  joinText: async ({ read, pages }: ReadPagesInput) => textOf(firstPagesOf(read, pages)),

  /** The article's DOI; empty if it states none, never the file name instead. */
  findDoi: ({ pdf, pages }: PdfInput & { readonly pages?: number }) =>
    openForTask(ports, pdf, async ({ document }) => ({
      doi: findDoi(await readDoiSources(document, pages)) ?? '',
    })),

  /** The first pages in the format of Docling's export. */
  exportJson: ({ pdf, pages, origin }: FirstPagesInput & Exported) =>
    openForTask(ports, pdf, async (opened) =>
      exportOf(await readFirstPages(opened, pages), origin),
    ),

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
