import type { FileDescription } from '@/platform/vaults';
import type { StoredReading } from './readStored.saga';

export type Unreadable = Extract<StoredReading, { kind: 'unreadable' }>;

/**
 * Passes on what was found unreadable and set aside when an article was opened from the store, to the keeper
 * of its document. So the record need not be read, and set aside, a second time.
 */
export interface HandedOn {
  give(file: FileDescription, reading: Unreadable): void;
  /** Once, and only for that very file: if it is chosen anew, other work may be stored by then. */
  take(file: FileDescription): Unreadable | undefined;
}

export function createHandedOn(): HandedOn {
  let given: { readonly fileId: string; readonly reading: Unreadable } | undefined;
  return {
    give: ({ fileId }, reading) => {
      given = { fileId, reading };
    },
    take: ({ fileId }) => {
      const taken = given?.fileId === fileId ? given.reading : undefined;
      given = undefined;
      return taken;
    },
  };
}
