import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PdfPorts } from '../ports/pdfLibrary';
import { heavyPartsOf, NOTHING_HEAVY, type HeavyParts } from './heavyParts';
import { withoutHeavyStreams } from './heavyStreams';
import { isDamage, openPdf, toOpenError } from './openPdf';
import type { PageContent } from './pageContent';
import { readPageContent } from './readPageContent';

/** Tells what of a page is left out as too heavy. */
export type FindHeavyParts = (page: PDFPageProxy) => Promise<HeavyParts>;

/** A PDF that is open, and what can be read of its pages. */
export interface OpenedPdf {
  readonly document: PDFDocumentProxy;
  readonly heavyParts: FindHeavyParts;
  /** What a page paints. */
  readonly contentOf: (page: PDFPageProxy) => Promise<PageContent>;
}

/**
 * Opens a PDF for one piece of work and frees it afterwards, whatever happens. What would take too
 * much memory is left out.
 *
 * @throws PdfOpenError as {@link openPdf}, also when the damage shows during the work
 */
export async function withPdf<T>(
  { loadPdf, inflate }: PdfPorts,
  bytes: Uint8Array,
  work: (pdf: OpenedPdf) => Promise<T>,
): Promise<T> {
  const library = await loadPdf();
  const { pdfjs } = library;
  const lightened = await withoutHeavyStreams(bytes, inflate);
  const document = await openPdf(library, lightened ?? bytes);
  try {
    return await work({
      document,
      heavyParts: async (page) => (lightened ? heavyPartsOf(pdfjs, page) : NOTHING_HEAVY),
      contentOf: (page) => readPageContent(pdfjs, page),
    });
  } catch (error) {
    throw isDamage(error) ? toOpenError(error) : error;
  } finally {
    await document.loadingTask.destroy();
  }
}
