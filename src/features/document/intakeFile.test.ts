/** @jest-environment node */
import { createFileVault } from '@/platform/browser/fileVault';
import { intakeFile } from './intakeFile';

const LIMIT = 10_485_760;
const vault = () => createFileVault(() => 'file-1');
const pdf = (content: BlobPart, name = 'a.pdf', type = 'application/pdf') =>
  new File([content], name, { type });
const ofSize = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  return pdf(bytes);
};

test.each<[string, File, string]>([
  ['a picture', pdf('x', 'a.png', 'image/png'), 'Please upload a PDF file'],
  ['a file without type or .pdf name', pdf('%PDF-', 'a', ''), 'Please upload a PDF file'],
  ['10485761 bytes', ofSize(LIMIT + 1), 'File size exceeds 10MB limit'],
  ['another type with pdf in it', pdf('%PDF-', 'a.pdf', 'application/x-pdf'), 'File is not a PDF'],
  ['a text named .pdf', pdf('hello'), 'This file does not contain a PDF document'],
  ['an empty file', pdf(''), 'This file does not contain a PDF document'],
])('refuses %s', async (_what, file, message) => {
  const files = vault();
  expect(await intakeFile(file, files)).toEqual({ kind: 'refused', name: file.name, message });
  expect(files.size).toBe(0);
});

test.each<[string, File]>([
  ['10485760 bytes', ofSize(LIMIT)],
  ['a header after other bytes', pdf(`${' '.repeat(1000)}%PDF-1.4`)],
  ['a .pdf whose type the system does not know', pdf('%PDF-1.4', 'A.PDF', '')],
])('takes %s into the vault as a PDF', async (_what, file) => {
  const files = vault();
  expect(await intakeFile(file, files)).toMatchObject({
    kind: 'taken',
    file: { fileId: 'file-1', name: file.name, size: file.size, type: 'application/pdf' },
  });
  expect(files.get('file-1')).toBeDefined();
});

test('says why a file that has gone cannot be read', async () => {
  const file = pdf('%PDF-1.4');
  file.slice = () => {
    throw new Error('The file could not be found');
  };
  expect(await intakeFile(file, vault())).toMatchObject({
    kind: 'refused',
    message: 'Error processing PDF file: The file could not be found',
  });
});
