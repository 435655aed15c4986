import type { PDFDocumentProxy } from 'pdfjs-dist';
import { openPdf } from './openPdf';

/**
 * Opens a PDF for one piece of work and frees it afterwards, whatever happens.
 *
 * @throws PdfOpenError as {@link openPdf}
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  work: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const document = await openPdf(bytes);
  try {
    return await work(document);
  } finally {
    await document.loadingTask.destroy();
  }
}
