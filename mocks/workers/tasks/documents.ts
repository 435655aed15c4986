import { findDoi } from '../../documents/doi/findDoi';
import { readDoiSources } from '../../documents/doi/readDoiSources';
import { encodePng } from '../../documents/images/encodePng';
import { checkRendering } from '../../documents/pdf/checkRendering';
import { renderPageColour } from '../../documents/pdf/renderPage';
import { toDoclingDocument, type DoclingOrigin } from '../../documents/text/doclingDocument';
import { articleText } from '../../documents/text/readArticle';
import { readFirstPages } from '../../documents/text/readFirstPages';
import { openForTask, pageAt } from './openForTask';

interface PdfInput {
  readonly pdf: Uint8Array;
}

interface FirstPagesInput extends PdfInput {
  /** How many pages, from the first. */
  readonly pages: number;
}

/** Reading documents on a worker thread. All throw TaskError 400 for a PDF that cannot be opened. */
export const documentsTasks = {
  /** Says that PDF pages render with this version of Node; fails with what does not. */
  checkRendering: (_input: null) => checkRendering(),

  /** Says that a PDF can be opened, and how many pages it has. */
  describe: ({ pdf }: PdfInput) =>
    openForTask(pdf, async (document) => ({ pageCount: document.numPages })),

  /** Text of the first pages in reading order, paragraphs apart by an empty line. */
  readText: ({ pdf, pages }: FirstPagesInput) =>
    openForTask(pdf, async (document) => {
      const { paragraphs } = await readFirstPages(document, pages);
      return { text: articleText(paragraphs), pageCount: document.numPages };
    }),

  /** The article's DOI; the empty text when it states none, never a file's name in its place. */
  findDoi: ({ pdf }: PdfInput) =>
    openForTask(pdf, async (document) => ({
      doi: findDoi(await readDoiSources(document)) ?? '',
    })),

  /** The first pages in the shape of Docling's export. */
  exportJson: ({ pdf, pages, origin }: FirstPagesInput & { readonly origin: DoclingOrigin }) =>
    openForTask(pdf, async (document) =>
      toDoclingDocument(await readFirstPages(document, pages), origin),
    ),

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
