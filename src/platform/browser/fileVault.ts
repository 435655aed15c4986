import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { FileDescription, FileVault } from '../vaults';

/**
 * Hashes in JavaScript: `crypto.subtle` is missing on plain http, which is how a laboratory's own
 * installation is often reached.
 */
export function createFileVault(newId: () => string): FileVault {
  const files = new Map<string, File>();
  return {
    async add(file): Promise<FileDescription> {
      const hash = bytesToHex(sha256(new Uint8Array(await file.arrayBuffer())));
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
