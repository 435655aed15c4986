import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The page's file: the one given, or `evaluation.html` in the folder given, which is created. */
export async function pagePath(named: string): Promise<string> {
  const file = /\.html?$/i.test(named) ? named : path.join(named, 'evaluation.html');
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}
