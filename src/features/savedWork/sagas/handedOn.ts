import type { FileDescription } from '@/platform/vaults';
import type { StoredNote } from '../unwritten/storedNotes';
import type { StoredReading } from './readStored.saga';

export type Unreadable = Extract<StoredReading, { kind: 'unreadable' }>;

/** What was found when an article was read from the store, besides its work. */
interface Found {
  /** It was set aside. So the record need not be read, and set aside, a second time. */
  readonly unreadable?: Unreadable;
  /** The work contains what it says, which is not in the store. */
  readonly note?: StoredNote | undefined;
}

/** Hands the result of opening a stored article to the saga that saves it. */
export interface HandedOn {
  give(file: FileDescription, found: Found): void;
  /** Once, and only for the same file id: by the time a file is chosen again, other work may be stored. */
  take(file: FileDescription): Found;
}

export function createHandedOn(): HandedOn {
  let given: { readonly fileId: string; readonly found: Found } | undefined;
  return {
    give: ({ fileId }, found) => {
      given = { fileId, found };
    },
    take: ({ fileId }) => {
      const taken = given?.fileId === fileId ? given.found : undefined;
      given = undefined;
      return taken ?? {};
    },
  };
}
