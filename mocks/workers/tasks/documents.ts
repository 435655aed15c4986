import { findDoi } from '../../documents/doi/findDoi';
import { readDoiSources } from '../../documents/doi/readDoiSources';
import { encodePng } from '../../documents/images/encodePng';
import { checkRendering } from '../../documents/pdf/checkRendering';
import { renderPageColour } from '../../documents/pdf/renderPage';
import { toDoclingDocument, type DoclingOrigin } from '../../documents/text/doclingDocument';
import { articleText } from '../../documents/text/readArticle';
import {
  firstPagesOf,
  readFirstPages,
  readOnePage,
  type FirstPages,
  type ReadPage,
} from '../../documents/text/readFirstPages';
import { openForTask, pageAt } from './openForTask';

interface PdfInput {
  readonly pdf: Uint8Array;
}

interface FirstPagesInput extends PdfInput {
  /** How many pages, from the first. */
  readonly pages: number;
}

interface ReadPagesInput {
  readonly read: readonly ReadPage[];
  /** How many pages are wanted, from the first; those behind them help to tell running heads. */
  readonly pages: number;
}

interface Exported {
  readonly origin: DoclingOrigin;
}

const textOf = (first: FirstPages) => ({
  text: articleText(first.paragraphs),
  tooHeavy: first.tooHeavy,
});

const exportOf = (first: FirstPages, origin: DoclingOrigin) => ({
  document: toDoclingDocument(first, origin),
  tooHeavy: first.tooHeavy,
});

/** Reading documents in a worker. All throw TaskError 400 for a PDF that cannot be opened. */
export const documentsTasks = {
  /** Says that PDF pages render with this version of Node; fails with what does not. */
  checkRendering: (_input: null) => checkRendering(),

  /** Says that a PDF can be opened, and how many pages it has. */
  describe: ({ pdf }: PdfInput) =>
    openForTask(pdf, async (document) => ({ pageCount: document.numPages })),

  /** Text of the first pages in reading order, paragraphs apart by an empty line. */
  readText: ({ pdf, pages }: FirstPagesInput) =>
    openForTask(pdf, async (document, heavyParts) => {
      const first = await readFirstPages(document, pages, heavyParts);
      return { ...textOf(first), pageCount: document.numPages };
    }),

  /** One page of it, from 0, where all at once take too much. */
  readPage: ({ pdf, pageIndex }: PdfInput & { readonly pageIndex: number }) =>
    openForTask(pdf, (document, heavyParts) => readOnePage(document, pageIndex, heavyParts)),

  /** Text of the first `pages` pages from pages that were read one by one. */
  joinText: async ({ read, pages }: ReadPagesInput) => textOf(firstPagesOf(read, pages)),

  /** The article's DOI; the empty text when it states none, never a file's name in its place. */
  findDoi: ({ pdf, pages }: PdfInput & { readonly pages?: number }) =>
    openForTask(pdf, async (document) => ({
      doi: findDoi(await readDoiSources(document, pages)) ?? '',
    })),

  /** The first pages in the shape of Docling's export. */
  exportJson: ({ pdf, pages, origin }: FirstPagesInput & Exported) =>
    openForTask(pdf, async (document, heavyParts) =>
      exportOf(await readFirstPages(document, pages, heavyParts), origin),
    ),

  /** The same from pages that were read one by one. */
  joinJson: async ({ read, pages, origin }: ReadPagesInput & Exported) =>
    exportOf(firstPagesOf(read, pages), origin),

  /** A whole page as PNG; `pageIndex` from 0. */
  renderPage: ({
    pdf,
    pageIndex,
    dpi,
  }: PdfInput & { readonly pageIndex: number; readonly dpi: number }) =>
    openForTask(pdf, async (document) => {
      const image = await renderPageColour(await pageAt(document, pageIndex), dpi);
      const { width, height } = image;
      return { png: new Uint8Array(await encodePng(image)), width, height };
    }),
};
