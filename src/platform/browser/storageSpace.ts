import type { StorageSpace } from '../storageSpace';

/** Absent where the page is not served securely; either call may be refused. */
const manager = (): StorageManager | undefined => navigator.storage;

export const browserStorageSpace: StorageSpace = {
  async estimate() {
    try {
      const { usage, quota } = (await manager()?.estimate()) ?? {};
      return usage !== undefined && quota ? { used: usage, quota } : undefined;
    } catch {
      return undefined;
    }
  },
  async persist() {
    try {
      return (await manager()?.persist()) ?? false;
    } catch {
      return false;
    }
  },
};
