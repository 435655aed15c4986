import type { FileDescription } from '@/platform/vaults';
import type { StoredReading } from './readStored.saga';

export type Unreadable = Extract<StoredReading, { kind: 'unreadable' }>;

/**
 * What opening an article from the store has found unreadable and set aside, for the keeper of the
 * document that its file becomes: the record need not be read, and set aside, a second time.
 */
export interface HandedOn {
  give(file: FileDescription, reading: Unreadable): void;
  /** Once, and only for that very file: chosen anew it may have other work stored by then. */
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
