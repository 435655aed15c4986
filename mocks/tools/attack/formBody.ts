/** The boundary of forms that attacks write by hand. */
export const BOUNDARY = 'attack';

export const FORM_TYPE = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };

export interface FilePart {
  readonly field: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/** A form with one file, as browsers send it, but with any name. */
export function fileForm(
  { field, filename, bytes }: FilePart,
  fields: Record<string, string> = {},
) {
  const others = Object.entries(fields).map(([name, value]) => fieldPart(name, value));
  return Buffer.concat([
    Buffer.from(
      `${others.join('')}--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; ` +
        `filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

export const fieldPart = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
