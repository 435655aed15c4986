import type { SavedWork } from '@/platform/workStore';
import { readSnapshot, type ReadSnapshot } from './work.schema';

/** Reads a stored article's work, and makes sure that it is this very article's. */
export function readSaved({ snapshot }: SavedWork, hash: string): ReadSnapshot {
  const read = readSnapshot(snapshot);
  if (!read.ok || read.work.document.file.hash === hash) return read;
  return { ok: false, kind: 'damaged', message: 'It belongs to another file.' };
}
