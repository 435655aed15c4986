import type { FileDescription, FileVault } from '../vaults';

/** The code for it is loaded with the first file. */
const hashInBrowser = async (file: Blob): Promise<string> => {
  const { fileHash } = await import(/* webpackChunkName: "file-hash" */ './fileHash');
  return fileHash(file);
};

/**
 * Keeps the files in memory.
 *
 * @param hashOf SHA-256 in lower-case hex; the browser's own takes more than a few turns of the event loop
 */
export function createFileVault(newId: () => string, hashOf = hashInBrowser): FileVault {
  const files = new Map<string, File>();
  return {
    async add(file): Promise<FileDescription> {
      const hash = await hashOf(file);
      const fileId = newId();
      files.set(fileId, file);
      return { fileId, name: file.name, size: file.size, type: file.type, hash };
    },
    get: (fileId) => files.get(fileId),
    remove: (fileId) => {
      files.delete(fileId);
    },
    get size() {
      return files.size;
    },
  };
}
