import type { BlobVault } from '../vaults';

export function createBlobVault(newId: () => string): BlobVault {
  const blobs = new Map<string, Blob>();
  return {
    add(blob) {
      const blobId = newId();
      blobs.set(blobId, blob);
      return { blobId, size: blob.size, type: blob.type };
    },
    get: (blobId) => blobs.get(blobId),
    remove: (blobId) => {
      blobs.delete(blobId);
    },
    get size() {
      return blobs.size;
    },
  };
}
