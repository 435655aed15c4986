import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { articleInput } from './articleInput';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'input-'));
});
afterEach(() => rm(folder, { recursive: true }));

const PDF = new TextEncoder().encode('%PDF-1.7');
const LIST = new TextEncoder().encode('CCO ethanol');

test.each([
  ['bytes alone are a PDF', PDF, undefined, 'article.pdf', 'application/pdf'],
  ['bytes are what their name says', LIST, 'list.smi', 'list.smi', ''],
  ['so are those of a PDF in capitals', PDF, 'A.PDF', 'A.PDF', 'application/pdf'],
])('%s', async (_what, bytes, given, name, type) => {
  expect(await articleInput(bytes, given)).toMatchObject({ name, type, size: bytes.length });
});

test('a file has its own name', async () => {
  const file = path.join(folder, 'tea.pdf');
  await writeFile(file, PDF);
  expect(await articleInput(file)).toMatchObject({ name: 'tea.pdf', size: PDF.length });
});

test('what is no PDF is told, as the page does', async () => {
  await expect(articleInput(LIST)).rejects.toThrow('does not contain a PDF document');
});

test('a file that is too large is refused before it is read', async () => {
  const file = path.join(folder, 'large.pdf');
  await writeFile(file, PDF);
  await truncate(file, 100 * 1024 ** 2 + 1);
  await expect(articleInput(file)).rejects.toThrow('File size exceeds 100MB limit');
});
