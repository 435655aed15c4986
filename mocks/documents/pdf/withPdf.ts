import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { heavyPartsOf, NOTHING_HEAVY, type HeavyParts } from './heavyParts';
import { withoutHeavyStreams } from './heavyStreams';
import { isDamage, openPdf, toOpenError } from './openPdf';

/** Tells what of a page is left out as too heavy. */
export type FindHeavyParts = (page: PDFPageProxy) => Promise<HeavyParts>;

/**
 * Opens a PDF for one piece of work and frees it afterwards, whatever happens. What would take too
 * much memory is left out.
 *
 * @throws PdfOpenError as {@link openPdf}, also when the damage shows during the work
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  work: (document: PDFDocumentProxy, heavyParts: FindHeavyParts) => Promise<T>,
): Promise<T> {
  const lightened = withoutHeavyStreams(bytes);
  const document = await openPdf(lightened ?? bytes);
  try {
    return await work(document, lightened ? heavyPartsOf : async () => NOTHING_HEAVY);
  } catch (error) {
    throw isDamage(error) ? toOpenError(error) : error;
  } finally {
    await document.loadingTask.destroy();
  }
}
