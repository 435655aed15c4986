import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PdfLibrary } from '../ports/pdfLibrary';
import { MAX_PICTURE_PIXELS } from '../ink/imageLimits';

/** Why a PDF could not be opened, worded as in the services' answers. */
export class PdfOpenError extends Error {
  constructor(
    readonly reason: 'encrypted' | 'damaged' | 'empty' | 'long',
    message: string,
  ) {
    super(message);
    this.name = 'PdfOpenError';
  }
}

/** A file of 2 MB can have 10,000 pages, which keep two workers busy for minutes; a thesis has some 500. */
export const MAX_PAGES = 2_000;

/**
 * Opens a PDF from its bytes, without scripting or remote loading. Pictures above 50 million pixels are not
 * decoded.
 *
 * @param bytes the file, which is copied, because pdf.js takes ownership of its buffer
 * @throws PdfOpenError if the file is encrypted with a password, damaged, or has no pages or too many
 */
export async function openPdf(
  { pdfjs, assets, parameters }: PdfLibrary,
  bytes: Uint8Array,
): Promise<PDFDocumentProxy> {
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    maxImageSize: MAX_PICTURE_PIXELS,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    // Without it, pdf.js tells neither names nor weights of embedded fonts: compound numbers are bold.
    fontExtraProperties: true,
    ...assets,
    ...parameters,
  });
  try {
    const document = await task.promise;
    requirePages(document.numPages);
    return document;
  } catch (error) {
    await task.destroy();
    throw toOpenError(error);
  }
}

function requirePages(count: number): void {
  if (count < 1) throw new PdfOpenError('empty', 'The PDF has no pages');
  if (count <= MAX_PAGES) return;
  throw new PdfOpenError('long', `The PDF has ${count} pages; at most ${MAX_PAGES} can be read`);
}

/** The names of pdf.js's exceptions for damaged files. */
const DAMAGE = /^(?:UnknownError|InvalidPDF)Exception$|^FormatError$/;

/**
 * Whether pdf.js failed because of the file; damage in the page tree may only show when a page is requested.
 */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && DAMAGE.test(error.name);

/** The same error, worded as in the services' answers. */
export function toOpenError(error: unknown): PdfOpenError {
  if (error instanceof PdfOpenError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    return new PdfOpenError('encrypted', 'The PDF is encrypted and needs a password');
  }
  const cause = error instanceof Error ? error.message : String(error);
  return new PdfOpenError('damaged', `The PDF is damaged and cannot be read: ${cause}`);
}
