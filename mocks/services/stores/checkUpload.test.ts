import { checkUpload, UploadRefused } from './checkUpload';

/** Without a setting (docs/requirements/core.md 9.1). */
const MAX_BYTES = 10_485_760;

const pdf = (length: number, before = '') =>
  Buffer.concat([Buffer.from(`${before}%PDF-1.7\n`), Buffer.alloc(length)]).subarray(0, length);

const refusal = (filename: string, bytes: Uint8Array): UploadRefused => {
  try {
    checkUpload(filename, bytes, MAX_BYTES);
  } catch (error) {
    if (error instanceof UploadRefused) return error;
  }
  throw new Error(`${filename} was not refused`);
};

it.each([
  ['a PDF of exactly 10485760 bytes', 'a.pdf', pdf(10_485_760)],
  ['an extension in upper case', 'A.PDF', pdf(100)],
  ['a header that begins at byte 1000', 'a.pdf', pdf(2000, ' '.repeat(1000))],
])('accepts %s', (_what, filename, bytes) => {
  expect(() => checkUpload(filename, bytes, MAX_BYTES)).not.toThrow();
});

it.each<[string, string, Uint8Array, number, RegExp]>([
  ['a file of 10485761 bytes', 'a.pdf', pdf(10_485_761), 413, /10485761 bytes \(max: 10485760/],
  ['another extension', 'a.png', pdf(100), 400, /^Uploaded file must be a PDF$/],
  ['no extension', 'pdf', pdf(100), 400, /must be a PDF/],
  ['an empty file', 'a.pdf', new Uint8Array(), 400, /^Empty file content$/],
  ['a text file named .pdf', 'a.pdf', Buffer.from('Hello'), 400, /not a PDF document/],
  ['a header beyond the first 1024 bytes', 'a.pdf', pdf(4000, ' '.repeat(1030)), 400, /not a PDF/],
])('refuses %s', (_what, filename, bytes, status, detail) => {
  const error = refusal(filename, bytes);
  expect(error.status).toBe(status);
  expect(error.message).toMatch(detail);
});
