/** Readers accept a header within the first 1024 bytes (ISO 32000-1, annex H.3, note 13). */
const HEADER_WITHIN = 1024;
const HEADER = '%PDF-';

/** Bytes from the start that `isPdfStart` looks at. */
export const PDF_START_BYTES = HEADER_WITHIN + HEADER.length;

/** Whether a file that starts with these bytes says that it is a PDF. */
export const isPdfStart = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, PDF_START_BYTES)).includes(HEADER);

/** An upload that was refused, with the HTTP status for the answer. */
export class UploadRefused extends Error {
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
    this.name = 'UploadRefused';
  }
}

/**
 * Checks what can be determined without parsing the file; encryption or damage is detected when it is opened.
 *
 * @throws UploadRefused 413 above `maxBytes`, 400 for an unsupported name, an empty file, or a missing PDF
 *   header
 */
export function checkUpload(filename: string, bytes: Uint8Array, maxBytes: number): void {
  if (!/\.pdf$/iu.test(filename)) throw new UploadRefused(400, 'Uploaded file must be a PDF');
  if (bytes.length > maxBytes) {
    throw new UploadRefused(413, `File too large: ${bytes.length} bytes (max: ${maxBytes} bytes)`);
  }
  if (bytes.length === 0) throw new UploadRefused(400, 'Empty file content');
  if (!isPdfStart(bytes)) {
    throw new UploadRefused(
      400,
      'File content does not match extension pdf: the file is not a PDF document',
    );
  }
}
