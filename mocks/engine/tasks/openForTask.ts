import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { onceFor } from '../caching/onceFor';
import { LastPdf } from '../page/lastPdf';
import { PdfOpenError } from '../page/openPdf';
import { closePdf, openLightened, withPdf, workOn, type OpenedPdf } from '../page/withPdf';
import type { PdfPorts } from '../ports/pdfLibrary';
import { TaskError } from '../taskError';

/**
 * Opens a PDF for one task and frees it afterwards.
 *
 * @throws TaskError with the message of PdfOpenError: `beyond-limits` if it has too many pages, `invalid` if it is
 * encrypted, damaged or empty
 */
export const openForTask = <T>(
  ports: PdfPorts,
  pdf: Uint8Array,
  work: (opened: OpenedPdf) => Promise<T>,
): Promise<T> => asTask(() => withPdf(ports, pdf, work));

const lastOf = onceFor(
  (ports: PdfPorts) =>
    new LastPdf({ open: (bytes) => openLightened(ports, bytes), close: closePdf }),
);

/**
 * Reads or paints a page for one task, by its zero-based index. The PDF stays open for the next page, but what was
 * kept of this one is freed.
 *
 * @throws TaskError `invalid` as {@link openForTask}; `not-found` beyond the last page
 */
export function onPdfPage<T>(
  ports: PdfPorts,
  pdf: Uint8Array,
  pageIndex: number,
  work: (page: PDFPageProxy, opened: OpenedPdf) => Promise<T>,
): Promise<T> {
  const onThePage = async (opened: OpenedPdf): Promise<T> => {
    const page = await pageAt(opened.document, pageIndex);
    const result = await work(page, opened);
    page.cleanup();
    return result;
  };
  return asTask(() => lastOf(ports).use(pdf, (opened) => workOn(opened, onThePage)));
}

async function asTask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PdfOpenError) {
      throw new TaskError(error.reason === 'long' ? 'beyond-limits' : 'invalid', error.message);
    }
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
