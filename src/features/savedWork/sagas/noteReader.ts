import { loadReader } from './readStored.saga';

/**
 * What reads a note and what is made of it; loaded only if there is a note. `undefined` if it could not be
 * loaded: the next start tries again.
 */
export async function loadNoteReader() {
  const stored = await loadReader();
  if (!stored.ok) return undefined;
  try {
    const { readNote } = await import(
      /* webpackChunkName: "stored-work" */ '../unwritten/readNote'
    );
    return { ...stored.value, readNote };
  } catch {
    return undefined;
  }
}
