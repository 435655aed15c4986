import { PdfError, type PdfFault } from '../pdfs';

const ENCRYPTED: PdfFault = {
  kind: 'encrypted',
  message: 'The PDF is protected by a password. Please use a copy without encryption.',
};

export const NO_PAGES: PdfFault = { kind: 'damaged', message: 'The PDF has no pages.' };

/** pdf.js distinguishes its errors by name (pdf.js, src/shared/util.js). */
export function toPdfFault(error: unknown): PdfFault {
  if (error instanceof PdfError) return error.fault;
  if (!(error instanceof Error)) return { kind: 'damaged', message: 'Unknown error' };
  if (error.name === 'PasswordException') return ENCRYPTED;
  return { kind: 'damaged', message: error.message === '' ? 'Unknown error' : error.message };
}
