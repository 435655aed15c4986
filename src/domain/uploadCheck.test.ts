import { checkPdfHeader, checkPdfType, checkUpload } from './uploadCheck';

test.each([
  ['application/pdf', 10_485_760, undefined],
  ['application/x-pdf', 1, undefined],
  ['application/PDF', 1, undefined],
  ['application/pdf', 10_485_761, 'File size exceeds 10MB limit'],
  ['image/png', 1, 'Please upload a PDF file'],
  ['', 1, 'Please upload a PDF file'],
  ['image/png', 10_485_761, 'Please upload a PDF file'],
])('type %j of %d bytes: %j', (type, size, expected) => {
  expect(checkUpload({ type, size }, 10)).toBe(expected);
});

test('another limit is kept, and said', () => {
  const type = 'application/pdf';
  expect(checkUpload({ type, size: 104_857_600 }, 100)).toBeUndefined();
  expect(checkUpload({ type, size: 104_857_601 }, 100)).toBe('File size exceeds 100MB limit');
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const refused = 'This file does not contain a PDF document';

test.each([
  ['at the start', '%PDF-1.7', undefined],
  ['as the last bytes within 1024', `${' '.repeat(1019)}%PDF-`, undefined],
  ['one byte too late', `${' '.repeat(1020)}%PDF-`, refused],
  ['cut off', '%PD', refused],
  ['not at all', 'plain text', refused],
  ['in an empty file', '', refused],
])('header %s', (_place, text, expected) => {
  expect(checkPdfHeader(bytes(text))).toBe(expected);
});

test('the state accepts application/pdf only', () => {
  expect(checkPdfType('application/pdf')).toBeUndefined();
  expect(checkPdfType('application/x-pdf')).toBe('File is not a PDF');
});
