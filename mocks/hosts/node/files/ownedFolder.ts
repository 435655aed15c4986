import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markAsOwned } from './folderOwner';
import { sweepFolders } from './sweepFolders';

/** Prefix of the names of our folders in the folder of temporary files. */
const PREFIX = 'marcus-';

/** A temporary folder that only this user may enter. */
export interface OwnedFolder {
  readonly path: string;
  /** Deletes it with all that it contains. */
  readonly remove: () => Promise<void>;
}

/**
 * Makes an owned folder: if its process is killed, `sweepOwnedFolders` deletes it.
 *
 * @param parent the folder that contains it
 */
export async function openOwnedFolder(parent = tmpdir()): Promise<OwnedFolder> {
  // `mkdtemp` makes the folder with mode 0700.
  const folder = await mkdtemp(path.join(parent, PREFIX));
  const mark = await markAsOwned(folder);
  return {
    path: folder,
    remove: async () => {
      mark?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Deletes the owned folders of processes that have ended. */
export const sweepOwnedFolders = (parent: string): Promise<number> => sweepFolders(parent, PREFIX);
