import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { PdfError, type PdfPageText, type PdfTextPiece } from '../pdfs';
import { loadPdfjs } from './loadPdfjs';
import { openPdf } from './openPdf';
import { toPdfFault } from './toPdfFault';

/** Maximum characters of all pages together: a thick book has two million, a hostile file any number. */
const MAX_CHARACTERS = 2_000_000;

/** Reads the text of all pages, with the positions of its pieces. @throws PdfError */
export async function readText(file: Blob, signal: AbortSignal): Promise<PdfPageText[]> {
  const [pdfjs, data] = await Promise.all([loadPdfjs(), file.arrayBuffer()]);
  signal.throwIfAborted();
  const opening = openPdf(pdfjs, new Uint8Array(data));
  signal.addEventListener('abort', opening.destroy, { once: true });
  try {
    return await readPages(await opening.task.promise, signal);
  } catch (error) {
    throw new PdfError(toPdfFault(error));
  } finally {
    signal.removeEventListener('abort', opening.destroy);
    opening.destroy();
  }
}

async function readPages(pdf: PDFDocumentProxy, signal: AbortSignal): Promise<PdfPageText[]> {
  const pages: PdfPageText[] = [];
  let left = MAX_CHARACTERS;
  for (let number = 1; number <= pdf.numPages && left > 0; number += 1) {
    signal.throwIfAborted();
    const page = await textOfPage(pdf, number, left);
    left -= page.text.length;
    pages.push(page);
  }
  return pages;
}

/** A page that cannot be read does not affect the others. */
async function textOfPage(
  pdf: PDFDocumentProxy,
  number: number,
  limit: number,
): Promise<PdfPageText> {
  try {
    const page = await pdf.getPage(number);
    const text = await joinPieces(page, limit);
    page.cleanup();
    return { page: number, ...text };
  } catch {
    return { page: number, text: '', pieces: [] };
  }
}

async function joinPieces(
  page: PDFPageProxy,
  limit: number,
): Promise<Pick<PdfPageText, 'text' | 'pieces'>> {
  const { items } = await page.getTextContent();
  const viewport = page.getViewport({ scale: 1 });
  const pieces: PdfTextPiece[] = [];
  let text = '';
  for (const item of items) {
    if (text.length >= limit) break;
    if (!('str' in item)) continue;
    // pdf.js gives the start of a piece's baseline in the PDF's own coordinates, y upwards.
    const [x = 0, y = 0] = viewport.convertToViewportPoint(
      item.transform[4] as number,
      item.transform[5] as number,
    ) as number[];
    if (item.str.trim() !== '') {
      const box = [x, y - item.height, x + item.width, y] as const;
      pieces.push({ start: text.length, box });
    }
    text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  return { text, pieces };
}
