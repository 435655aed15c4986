/** @jest-environment node */
import { createFileVault } from '@/platform/browser/fileVault';
import { TEST_CONFIG } from '@/testing/fakePlatform';
import { intakeFile } from './intakeFile';

const LIMIT = 10_485_760;
const vault = () => createFileVault(() => 'file-1');
const take = (file: File, files = vault(), config = TEST_CONFIG) =>
  intakeFile(file, { files, config });
const pdf = (content: BlobPart, name = 'a.pdf', type = 'application/pdf') =>
  new File([content], name, { type });
const ofSize = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  return pdf(bytes);
};

test.each<[string, File, string]>([
  ['a picture', pdf('x', 'a.png', 'image/png'), 'Please upload a PDF file'],
  ['a file without a type or a .pdf extension', pdf('%PDF-', 'a', ''), 'Please upload a PDF file'],
  ['a file of 10485761 bytes', ofSize(LIMIT + 1), 'File size exceeds 10MB limit'],
  [
    'another type that contains “pdf”',
    pdf('%PDF-', 'a.pdf', 'application/x-pdf'),
    'File is not a PDF',
  ],
  ['a text file named .pdf', pdf('hello'), 'This file does not contain a PDF document'],
  ['an empty file', pdf(''), 'This file does not contain a PDF document'],
])('refuses %s', async (_what, file, message) => {
  const files = vault();
  expect(await take(file, files)).toEqual({ kind: 'refused', name: file.name, message });
  expect(files.size).toBe(0);
});

test.each<[string, File]>([
  ['a file of 10485760 bytes', ofSize(LIMIT)],
  ['a PDF whose header follows other bytes', pdf(`${' '.repeat(1000)}%PDF-1.4`)],
  ['a .pdf file of unknown type', pdf('%PDF-1.4', 'A.PDF', '')],
])('stores %s in the vault as a PDF', async (_what, file) => {
  const files = vault();
  expect(await take(file, files)).toMatchObject({
    kind: 'taken',
    file: { fileId: 'file-1', name: file.name, size: file.size, type: 'application/pdf' },
  });
  expect(files.get('file-1')).toBeDefined();
});

test('takes and refuses by another limit', async () => {
  const config = { ...TEST_CONFIG, maxUploadMb: 11 };
  expect(await take(ofSize(LIMIT + 1), vault(), config)).toMatchObject({ kind: 'taken' });
  expect(await take(ofSize(12 * 1024 ** 2), vault(), config)).toMatchObject({
    message: 'File size exceeds 11MB limit',
  });
});

test('says why a file that no longer exists cannot be read', async () => {
  const file = pdf('%PDF-1.4');
  file.slice = () => {
    throw new Error('The file could not be found');
  };
  expect(await take(file)).toMatchObject({
    kind: 'refused',
    message: 'Error processing PDF file: The file could not be found',
  });
});
