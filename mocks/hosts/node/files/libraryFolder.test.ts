import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OtherFileError } from '../../../services/library/libraryFiles';
import { LibraryFolder } from './libraryFolder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-pdf-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function* chunks(...parts: readonly (string | Error)[]) {
  for (const part of parts) {
    if (typeof part !== 'string') throw part;
    yield bytes(part);
  }
}

const textOf = async (files: LibraryFolder, id: string) => {
  const file = await files.open(id);
  return file && { bytes: file.bytes, text: await new Response(file.content).text() };
};

/** Two hours. */
async function age(name: string) {
  const before = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path.join(folder, name), before, before);
}

test('a file is there under the hash of its bytes, for every process at the folder', async () => {
  const id = sha256('black tea');
  await (await LibraryFolder.open(folder)).put(id, chunks('black', ' tea'));
  const other = await LibraryFolder.open(folder);
  expect(await textOf(other, id)).toEqual({ bytes: 9, text: 'black tea' });
  expect(await other.kept()).toEqual(new Set([id]));
  await other.remove(id);
  await other.remove(id);
  expect([await other.open(id), await readdir(folder)]).toEqual([null, []]);
});

test.each([
  ['is another', ['coffee'], OtherFileError],
  ['breaks off', ['black', new Error('gone')], Error],
])('of a file that %s nothing is left', async (_how, parts, error) => {
  const files = await LibraryFolder.open(folder);
  await expect(files.put(sha256('black tea'), chunks(...parts))).rejects.toThrow(error);
  expect(await readdir(folder)).toEqual([]);
});

test('no id leads out of the folder', async () => {
  const files = await LibraryFolder.open(folder);
  await expect(files.open('../x')).rejects.toThrow();
  await expect(files.put(`../${'a'.repeat(61)}`, chunks('x'))).rejects.toThrow();
});

test('drafts of killed processes are removed at the next start, and those of others stay', async () => {
  const [old, fresh] = [`.${randomUUID()}`, `.${randomUUID()}`];
  for (const name of [old, fresh]) await writeFile(path.join(folder, name), 'x');
  await age(old);
  const files = await LibraryFolder.open(folder);
  expect(await readdir(folder)).toEqual([fresh]);
  expect(await files.kept()).toEqual(new Set());
});

test('what others keep in the folder stays at a start, however old it is', async () => {
  const [file, folders] = ['.htaccess', ['.snapshot', `.${randomUUID()}`]];
  await writeFile(path.join(folder, file), 'x');
  for (const name of folders) await mkdir(path.join(folder, name));
  const all = [file, ...folders].sort();
  for (const name of all) await age(name);
  await LibraryFolder.open(folder);
  expect((await readdir(folder)).sort()).toEqual(all);
});

test('a folder that cannot be used is refused, naming the setting', async () => {
  await writeFile(path.join(folder, 'file'), '');
  await expect(LibraryFolder.open(path.join(folder, 'file'))).rejects.toThrow(
    'MARCUS_LIBRARY_FILES',
  );
});
