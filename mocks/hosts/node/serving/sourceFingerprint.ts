import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The sources of a build: files and folders, relative to the root of the repository. */
export interface BuildSources {
  readonly include: readonly string[];
  /** Folders among them that do not belong to this build. */
  readonly exclude?: readonly string[];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** A hash over names and contents of all sources of a build. */
export async function sourceFingerprint(
  root: string,
  { include, exclude = [] }: BuildSources,
): Promise<string> {
  const hash = createHash('sha256');
  const isOther = (file: string) => exclude.some((folder) => file.startsWith(folder + path.sep));
  const found = (await Promise.all(include.map((source) => filesIn(root, source)))).flat();
  const files = found.filter((file) => !isOther(file));
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
