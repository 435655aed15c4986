import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PdfError, type PdfSummary } from '../pdfs';
import { handOver } from './handOver';
import { loadPdfjs } from './loadPdfjs';
import { openPdf } from './openPdf';
import { NO_PAGES, toPdfFault } from './toPdfFault';

/** Opens a PDF, reads its summary, and keeps it for a while, open for `showPdf`. @throws PdfError */
export async function inspectPdf(file: Blob, signal: AbortSignal): Promise<PdfSummary> {
  const [pdfjs, data] = await Promise.all([loadPdfjs(), file.arrayBuffer()]);
  signal.throwIfAborted();
  const opening = openPdf(pdfjs, new Uint8Array(data), { isShown: true });
  signal.addEventListener('abort', opening.destroy, { once: true });
  try {
    const summary = await summarise(await opening.task.promise);
    signal.throwIfAborted();
    handOver(file, opening);
    return summary;
  } catch (error) {
    opening.destroy();
    throw new PdfError(toPdfFault(error));
  } finally {
    signal.removeEventListener('abort', opening.destroy);
  }
}

async function summarise(pdf: PDFDocumentProxy): Promise<PdfSummary> {
  if (pdf.numPages < 1) throw new PdfError(NO_PAGES);
  // The page count is only the file's claim: a readable first page is the proof.
  await pdf.getPage(1);
  const title = await titleOf(pdf);
  return { pageCount: pdf.numPages, ...(title === undefined ? {} : { title }) };
}

/** The document information dictionary is optional and often damaged; a title is not essential. */
async function titleOf(pdf: PDFDocumentProxy): Promise<string | undefined> {
  try {
    const { info } = await pdf.getMetadata();
    const title: unknown = 'Title' in info ? info.Title : undefined;
    return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
  } catch {
    return undefined;
  }
}
