import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PdfError, type PdfPages, type PdfPart, type PdfPartOptions } from '../pdfs';
import { loadPdfjs } from './loadPdfjs';
import { openPdf } from './openPdf';
import { toPdfFault } from './toPdfFault';

/** PDFs use points, 72 to the inch. */
const POINTS_PER_INCH = 72;

/** Maximum side of a picture in pixels; a page may claim any size. */
const MAX_SIDE = 8_192;

/** Opens a PDF in order to draw its pages. @throws PdfError */
export async function openPages(file: Blob, signal: AbortSignal): Promise<PdfPages> {
  const [pdfjs, data] = await Promise.all([loadPdfjs(), file.arrayBuffer()]);
  signal.throwIfAborted();
  const opening = openPdf(pdfjs, new Uint8Array(data));
  signal.addEventListener('abort', opening.destroy, { once: true });
  try {
    const pdf = await opening.task.promise;
    return {
      pageCount: pdf.numPages,
      render: (page, dpi) => drawPage(pdf, page, dpi),
      renderPart: (page, part, options) => drawPart(pdf, page, part, options),
      close: opening.destroy,
    };
  } catch (error) {
    opening.destroy();
    throw new PdfError(toPdfFault(error));
  } finally {
    signal.removeEventListener('abort', opening.destroy);
  }
}

async function drawPage(pdf: PDFDocumentProxy, pageNumber: number, dpi: number): Promise<Blob> {
  try {
    const page = await pdf.getPage(pageNumber);
    const size = page.getViewport({ scale: 1 });
    const largest = MAX_SIDE / Math.max(size.width, size.height);
    const viewport = page.getViewport({ scale: Math.min(dpi / POINTS_PER_INCH, largest) });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    const picture = await toPng(canvas);
    page.cleanup();
    // Safari keeps a canvas's memory until it is resized.
    canvas.width = 0;
    return picture;
  } catch (error) {
    throw new PdfError(toPdfFault(error));
  }
}

async function drawPart(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  part: PdfPart,
  { dpi, margin }: PdfPartOptions,
): Promise<Blob> {
  try {
    const page = await pdf.getPage(pageNumber);
    const largest = MAX_SIDE / (Math.max(part.width, part.height) + 2 * margin);
    const scale = Math.min(dpi / POINTS_PER_INCH, largest);
    const viewport = page.getViewport({
      scale,
      offsetX: -part.x * scale,
      offsetY: -part.y * scale,
    });
    const inside = document.createElement('canvas');
    inside.width = Math.ceil(part.width * scale);
    inside.height = Math.ceil(part.height * scale);
    await page.render({ canvas: inside, viewport, intent: 'print' }).promise;
    page.cleanup();
    const picture = withMargin(inside, Math.round(margin * scale));
    inside.width = 0;
    const png = await toPng(picture);
    picture.width = 0;
    return png;
  } catch (error) {
    throw new PdfError(toPdfFault(error));
  }
}

function withMargin(inside: HTMLCanvasElement, margin: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = inside.width + 2 * margin;
  canvas.height = inside.height + 2 * margin;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The part is too large to be drawn');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(inside, margin, margin);
  return canvas;
}

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The page is too large to be drawn'))),
      'image/png',
    );
  });
