import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasLostOwner } from './folderOwner';

/** The characters that `mkdtemp` appends to the prefix. */
const MADE_NAME = /^[A-Za-z0-9]{6}$/;

/**
 * Deletes the private folders left by processes that were killed or crashed.
 *
 * @param prefix of their names, before the six characters of `mkdtemp`
 * @returns how many
 */
export async function sweepFolders(parent: string, prefix: string): Promise<number> {
  const names = await readdir(parent);
  let swept = 0;
  for (const name of names) {
    if (!name.startsWith(prefix) || !MADE_NAME.test(name.slice(prefix.length))) continue;
    const folder = path.join(parent, name);
    try {
      if (!(await isOurs(folder)) || !(await hasLostOwner(folder))) continue;
      await rm(folder, { recursive: true, force: true });
      swept += 1;
    } catch (error) {
      // Another process that is starting may delete them too.
      console.error('A folder of an earlier start could not be deleted:', error);
    }
  }
  return swept;
}

/** All users share the folder of temporary files: a link or another user's folder is left alone. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === process.getuid?.();
}
