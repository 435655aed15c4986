import './nodeShims';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { MAX_PICTURE_PIXELS } from './heavyStreams';

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
 * Opens a PDF from its bytes, without scripting and without remote loads. A picture beyond 50 million
 * pixels is not decoded.
 *
 * @param bytes the file; pdf.js takes the buffer over, so a copy is handed in
 * @throws PdfOpenError when the file is encrypted with a password, damaged, or has no pages
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const pdfjs = await loadPdfJs();
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    maxImageSize: MAX_PICTURE_PIXELS,
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

/** How pdf.js names what it throws over a file that breaks the rules. */
const DAMAGE = /^(?:UnknownError|InvalidPDF)Exception$|^FormatError$/;

/** Whether pdf.js gave up over the file; a page tree may show its damage when a page is asked for. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && DAMAGE.test(error.name);

/** The same in the words the services answer with. */
export function toOpenError(error: unknown): PdfOpenError {
  if (error instanceof PdfOpenError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    return new PdfOpenError('encrypted', 'The PDF is encrypted and needs a password');
  }
  const cause = error instanceof Error ? error.message : String(error);
  return new PdfOpenError('damaged', `The PDF is damaged and cannot be read: ${cause}`);
}
