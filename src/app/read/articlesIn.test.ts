import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { articlesIn, folderNames } from './articlesIn';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'articles-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (...names: readonly string[]) => {
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), name);
  }
};

test('files that can be read are found at every depth, in the order of their names, and no others', async () => {
  await put('b10.cdxml', 'b9.PDF', 'deep/er/a.jpg', 'notes.txt', 'talk.pptx', 'pdf');
  await mkdir(path.join(folder, 'folder.pdf'));
  const found = await articlesIn(folder, path.join(folder, 'results'));
  expect(found.map(({ name }) => name)).toEqual(['b9.PDF', 'b10.cdxml', 'deep/er/a.jpg']);
});

test('what is hidden, and what an earlier run wrote, is left alone', async () => {
  await put('a.pdf', '.b.pdf', '.trash/c.pdf', 'results/a/a.pdf');
  const found = await articlesIn(folder, path.join(folder, 'results'));
  expect(found.map(({ name }) => name)).toEqual(['a.pdf']);
});

test('a folder that is not there is an error', async () => {
  await expect(articlesIn(path.join(folder, 'none'), folder)).rejects.toThrow('ENOENT');
});

test.each([
  ['the stem', ['a.pdf', 'in/b.pdf'], ['a', 'b']],
  ['the folder where two have one stem', ['x/a.pdf', 'y/A.pdf'], ['a in x', 'A in y']],
  ['a number where even that does not help', ['a.pdf', 'A.PDF'], ['a', 'A-2']],
  ['what a file system takes', ['..pdf', 'con.pdf', 'a:b.pdf'], ['document', 'con_', 'a_b']],
])('an article’s folder is named after %s', (_what, names, folders) => {
  expect(folderNames(names)).toEqual(folders);
});
