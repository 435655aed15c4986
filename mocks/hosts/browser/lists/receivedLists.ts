import type { ListKind } from '../../../engine/lists/listKind';
import type { FileBytes } from '../../../engine/names/sortedLines';

/** The user's lists that a worker of the engine was given. */
const received = new Map<ListKind, Blob>();

/** @param file undefined once the user has removed it */
export function receiveList(kind: ListKind, file: Blob | undefined): void {
  if (file) received.set(kind, file);
  else received.delete(kind);
}

/**
 * Opens the user's list of a kind, otherwise the one that comes with the engine; once, until the user gives another.
 * If that fails, the next call tries again.
 */
export function givenOr<Given, Ours>(
  kind: ListKind,
  open: (bytes: FileBytes) => Promise<Given>,
  openOurs: () => Promise<Ours>,
): () => Promise<Given | Ours> {
  let file: Blob | undefined;
  let opened: Promise<Given | Ours> | undefined;
  return () => {
    const given = received.get(kind);
    if (given !== file) opened = undefined;
    file = given;
    opened ??= (given ? open(bytesOf(given)) : openOurs()).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

/** Read where they are needed: a dictionary of all natural products has some 100 MB. */
const bytesOf = (file: Blob): FileBytes => ({
  size: file.size,
  read: async (start, length) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer()),
});
