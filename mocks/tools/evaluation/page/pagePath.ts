import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The file of the page: the one named, or `evaluation.html` in the folder named, which is made. */
export async function pagePath(named: string): Promise<string> {
  const file = /\.html?$/i.test(named) ? named : path.join(named, 'evaluation.html');
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}
