import type { Work } from '@/domain/work';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { SNAPSHOT_VERSION } from '../stored/snapshot';
import { notesOf, type StoredNote } from '../unwritten/storedNotes';
import { withChanges } from '../unwritten/unwrittenNote';
import { fallbackFor } from './fallbackFor.saga';
import { readInTime } from './inTime';
import { loadNoteReader } from './noteReader';
import type { StoredReading } from './readStored.saga';

type Read = Extract<StoredReading, { kind: 'read' }>;

/**
 * The stored work with what a page has noted of it since this start, as when its last write failed. The note
 * stays; the saga that saves the work writes its contents. A note that does not fit is left for the next start.
 */
export function* layNote({
  found,
  work,
}: Read): SagaGenerator<{ readonly work: Work; readonly note?: StoredNote }> {
  const { localStorage } = yield* getPlatform();
  const { hash, revision } = found.summary;
  const notes = notesOf(localStorage, hash);
  if (notes.length === 0) return { work };
  const fallback = yield* fallbackFor(found.summary, found.file);
  const loaded = yield* readInTime(async () => ({ ok: true, value: await loadNoteReader() }));
  const reader = loaded.ok ? loaded.value : undefined;
  for (const stored of reader ? notes : []) {
    const note = reader?.readNote(stored.text);
    if (!reader || !note?.over.includes(revision)) continue;
    const snapshot = { version: SNAPSHOT_VERSION, work: withChanges(work, note) };
    const read = reader.readSnapshot(snapshot, fallback);
    if (read.kind === 'whole') return { work: read.work, note: stored };
  }
  return { work };
}
