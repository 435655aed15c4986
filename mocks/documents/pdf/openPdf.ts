import './nodeShims';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Why a PDF could not be opened, in the words the services answer with. */
export class PdfOpenError extends Error {
  constructor(
    readonly reason: 'encrypted' | 'damaged' | 'empty',
    message: string,
  ) {
    super(message);
    this.name = 'PdfOpenError';
  }
}

const packageFolder = path.dirname(
  createRequire(import.meta.url).resolve('pdfjs-dist/package.json'),
);
const asset = (folder: string) => `${path.join(packageFolder, folder)}${path.sep}`;

/** pdf.js for Node, loaded once and after the shims it needs. */
export const loadPdfJs = () => import('pdfjs-dist/legacy/build/pdf.mjs');

/**
 * Opens a PDF from its bytes, without scripting and without remote loads.
 *
 * @param bytes the file; pdf.js takes the buffer over, so a copy is handed in
 * @throws PdfOpenError when the file is encrypted with a password, damaged, or has no pages
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const pdfjs = await loadPdfJs();
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    standardFontDataUrl: asset('standard_fonts'),
    cMapUrl: asset('cmaps'),
    wasmUrl: asset('wasm'),
    iccUrl: asset('iccs'),
  });
  try {
    const document = await task.promise;
    if (document.numPages < 1) throw new PdfOpenError('empty', 'The PDF has no pages');
    return document;
  } catch (error) {
    await task.destroy();
    throw toOpenError(error);
  }
}

function toOpenError(error: unknown): PdfOpenError {
  if (error instanceof PdfOpenError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    return new PdfOpenError('encrypted', 'The PDF is encrypted and needs a password');
  }
  const cause = error instanceof Error ? error.message : String(error);
  return new PdfOpenError('damaged', `The PDF is damaged and cannot be read: ${cause}`);
}
