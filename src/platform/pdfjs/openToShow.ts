import type * as Pdfjs from 'pdfjs-dist';
import { takeOver } from './handOver';
import { openPdf, type OpeningPdf } from './openPdf';

/** Opens a PDF for the viewer, unless it was opened to look into it and is still open. */
export async function openToShow(pdfjs: typeof Pdfjs, file: Blob): Promise<OpeningPdf> {
  const inspected = takeOver(file);
  if (inspected) return inspected;
  return openPdf(pdfjs, new Uint8Array(await file.arrayBuffer()), { isShown: true });
}
