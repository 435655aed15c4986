import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileStem, safeFileStem } from '@/domain/fileNames';

/** Of the files that the page takes (docs/files.md), those of which a process without a page makes a document. */
const READ = /\.(?:pdf|sdf|mol|smi|cdxml?|png|jpe?g)$/i;

/** A file of the folder. */
export interface ArticleFile {
  readonly file: string;
  /** From the folder, as it is told. */
  readonly name: string;
  /** Name of its folder among the results, which no other article has. */
  readonly folder: string;
}

/**
 * The files to be read in a folder and in those within it, in the order of their names; nothing hidden, and nothing of the
 * results.
 *
 * @throws Error of the file system if the folder cannot be read
 */
export async function articlesIn(folder: string, out: string): Promise<readonly ArticleFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names: string[] = [];
  for (const { name, parentPath } of entries) {
    const file = path.join(parentPath, name);
    const within = path.relative(folder, file);
    if (!READ.test(name) || isHidden(within) || isInside(file, out)) continue;
    if ((await stat(file).catch(() => undefined))?.isFile() === true) names.push(within);
  }
  names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const folders = folderNames(names);
  return names.map((name, index) => ({
    ...{ file: path.join(folder, name), name },
    folder: folders[index] ?? name,
  }));
}

const isHidden = (within: string) => within.split(path.sep).some((part) => part.startsWith('.'));

const isInside = (file: string, folder: string) =>
  !path.relative(path.resolve(folder), path.resolve(file)).startsWith('..');

/**
 * The stem of each; where two have the same, also on file systems that do not tell capitals, with the folder that
 * the article is in.
 */
export function folderNames(names: readonly string[]): readonly string[] {
  const stems = names.map((name) => safeFileStem(fileStem(path.basename(name))));
  const long = names.map((name) =>
    safeFileStem(fileStem(name).split(path.sep).toReversed().join(' in ')),
  );
  const taken = new Set<string>();
  return stems.map((stem, index) => {
    const isAlone = stems.filter((other) => alike(other, stem)).length === 1;
    const wanted = isAlone ? stem : (long[index] ?? stem);
    let name = wanted;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${wanted}-${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

const alike = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
