import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the build is made from, relative to the root of the repository. */
const SOURCES = ['src', 'public', 'webpack.config.ts', 'package-lock.json'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** A hash over names and contents of everything the build is made from. */
export async function sourceFingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(SOURCES.map((source) => filesIn(root, source)))).flat();
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  contents.forEach((content, index) => {
    hash.update(`${files[index] ?? ''}\0${content.length}\0`).update(content);
  });
  return hash.digest('hex');
}

async function filesIn(root: string, source: string): Promise<string[]> {
  if (path.extname(source) !== '') return [source];
  const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
