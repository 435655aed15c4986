import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { PdfOpenError } from '../page/openPdf';
import { withPdf, type OpenedPdf } from '../page/withPdf';
import type { PdfPorts } from '../ports/pdfLibrary';
import { TaskError } from '../taskError';

/**
 * Opens a PDF for one task and frees it afterwards.
 *
 * @throws TaskError `invalid` with the message of PdfOpenError if it is encrypted, damaged or empty
 */
export async function openForTask<T>(
  ports: PdfPorts,
  pdf: Uint8Array,
  work: (opened: OpenedPdf) => Promise<T>,
): Promise<T> {
  try {
    return await withPdf(ports, pdf, work);
  } catch (error) {
    if (error instanceof PdfOpenError) throw new TaskError('invalid', error.message);
    throw error;
  }
}

/** A page by its zero-based index. @throws TaskError `not-found` beyond the last page */
export async function pageAt(document: PDFDocumentProxy, pageIndex: number): Promise<PDFPageProxy> {
  if (!Number.isInteger(pageIndex) || pageIndex < 0 || pageIndex >= document.numPages) {
    throw new TaskError(
      'not-found',
      `Page ${pageIndex} not found in PDF: it has ${document.numPages}`,
    );
  }
  return document.getPage(pageIndex + 1);
}
