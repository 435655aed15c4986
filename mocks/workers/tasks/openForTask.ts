import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { PdfOpenError } from '../../documents/pdf/openPdf';
import { withPdf, type FindHeavyParts } from '../../documents/pdf/withPdf';
import { TaskError } from '../taskError';

/**
 * Opens a PDF for one task and frees it.
 *
 * @throws TaskError 400 in the words of PdfOpenError when it is encrypted, damaged or empty
 */
export async function openForTask<T>(
  pdf: Uint8Array,
  work: (document: PDFDocumentProxy, heavyParts: FindHeavyParts) => Promise<T>,
): Promise<T> {
  try {
    return await withPdf(pdf, work);
  } catch (error) {
    if (error instanceof PdfOpenError) throw new TaskError(400, error.message);
    throw error;
  }
}

/** A page by its index from 0. @throws TaskError 404 beyond the last page */
export async function pageAt(document: PDFDocumentProxy, pageIndex: number): Promise<PDFPageProxy> {
  if (!Number.isInteger(pageIndex) || pageIndex < 0 || pageIndex >= document.numPages) {
    throw new TaskError(404, `Page ${pageIndex} not found in PDF: it has ${document.numPages}`);
  }
  return document.getPage(pageIndex + 1);
}
