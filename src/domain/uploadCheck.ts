/** How far into a file readers search for the header (ISO 32000-1, annex H.3, implementation note 13). */
export const PDF_HEADER_SEARCH_BYTES = 1024;
const PDF_HEADER = '%PDF-';

const UPLOAD_MESSAGES = {
  type: 'Please upload a PDF file',
  content: 'This file does not contain a PDF document',
} as const;

/** Why a file cannot be uploaded, judged without its content; `undefined` if it can. */
export function checkUpload(
  file: { readonly type: string; readonly size: number },
  maxUploadMb: number,
): string | undefined {
  if (!file.type.toLowerCase().includes('pdf')) return UPLOAD_MESSAGES.type;
  if (file.size > maxUploadMb * 1024 ** 2) return `File size exceeds ${maxUploadMb}MB limit`;
  return undefined;
}

/**
 * Why a file's beginning is not that of a PDF; `undefined` if it is. Browsers derive a file's type from its
 * name, so a text file named .pdf passes the check above.
 *
 * @param head the first bytes, at least 1024 of them if the file has that many
 */
export function checkPdfHeader(head: Uint8Array): string | undefined {
  const searched = head.subarray(0, PDF_HEADER_SEARCH_BYTES);
  const text = Array.from(searched, (byte) => String.fromCharCode(byte)).join('');
  return text.includes(PDF_HEADER) ? undefined : UPLOAD_MESSAGES.content;
}

/** The state accepts only the exact type of PDFs (docs/requirements/core.md 5.4). */
export function checkPdfType(type: string): string | undefined {
  return type === 'application/pdf' ? undefined : 'File is not a PDF';
}
