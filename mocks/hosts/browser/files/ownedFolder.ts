/** Folders of the origin's private file system, each of one tab; a Web Lock says that the tab is alive. */

const PREFIX = 'marcus-session-files-';

export interface OwnedFolder {
  readonly folder: FileSystemDirectoryHandle;
  readonly remove: () => Promise<void>;
}

/** Opens an empty folder for as long as this worker lives, and deletes those of workers that have ended. */
export async function openOwnedFolder(): Promise<OwnedFolder> {
  const root = await navigator.storage.getDirectory();
  await sweep(root);
  const name = `${PREFIX}${crypto.randomUUID()}`;
  const release = await holdLock(name);
  const folder = await root.getDirectoryHandle(name, { create: true });
  return {
    folder,
    remove: async () => {
      await remove(root, name);
      release();
    },
  };
}

async function sweep(root: FileSystemDirectoryHandle): Promise<void> {
  for await (const name of root.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await remove(root, name);
    });
  }
}

/** A folder that another tab is just sweeping, too, is left to it. */
const remove = (root: FileSystemDirectoryHandle, name: string): Promise<void> =>
  root.removeEntry(name, { recursive: true }).catch(() => undefined);

function holdLock(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
}
