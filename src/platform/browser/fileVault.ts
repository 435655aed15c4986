import type { FileDescription, FileVault } from '../vaults';

/** Keeps the files in memory; the code that hashes them is loaded with the first one. */
export function createFileVault(newId: () => string): FileVault {
  const files = new Map<string, File>();
  return {
    async add(file): Promise<FileDescription> {
      const { fileHash } = await import(/* webpackChunkName: "file-hash" */ './fileHash');
      const hash = await fileHash(file);
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
