import type { Work } from '@/domain/work';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FoundWork, SetAsideReason } from '@/platform/workStore';
import type { HeldHere } from '../articleLock';
import { packWork } from '../packWork';
import { SNAPSHOT_VERSION } from '../stored/snapshot';
import { notedArticles, notesOf, type StoredNote } from '../unwritten/storedNotes';
import { withChanges, type UnwrittenNote } from '../unwritten/unwrittenNote';
import { fallbackFor } from './fallbackFor.saga';
import { ifArticleIsFree } from './ifArticleIsFree.saga';
import { writeInTime } from './inTime';
import { loadNoteReader } from './noteReader';
import { forgetNote } from './noteUnwritten.saga';
import { readStored } from './readStored.saga';
import { setAsideRecord } from './setAsideRecord.saga';
import { workWritten } from './workWritten.saga';

type Reader = NonNullable<Awaited<ReturnType<typeof loadNoteReader>>>;

/** Articles with a note: one for each tab that was closed at once; more are no notes of ours. */
const MOST_ARTICLES = 50;

/**
 * Writes what the page noted when it was left, unless the store has it: an article is then opened as it was.
 * Whatever cannot be laid over what is stored is set aside; a note stays until the store has it. The notes on
 * an article that another tab holds are left to that tab, which may only be hidden.
 */
export function* takeNotesIn(heldHere: HeldHere): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  for (const hash of notedArticles(localStorage).slice(0, MOST_ARTICLES)) {
    yield* ifArticleIsFree(hash, heldHere, () => takeNotesOf(hash));
  }
}

function* takeNotesOf(hash: string): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  const reader = yield* call(loadNoteReader);
  // Another tab may have taken them in meanwhile.
  for (const note of notesOf(localStorage, hash)) {
    if (reader) yield* call(takeNoteIn, hash, note, reader);
  }
}

function* takeNoteIn(hash: string, place: StoredNote, reader: Reader): SagaGenerator<void> {
  const note = reader.readNote(place.text);
  const aside = (name: string, record: unknown, reason: SetAsideReason) =>
    setNoteAside({ hash, name }, place, record, reason);
  if (!note) return yield* aside(hash, place.text, 'damaged');
  const stored = yield* call(readStored, hash);
  if (stored.kind === 'failed') return;
  if (stored.kind !== 'read' || !note.over.includes(stored.found.summary.revision)) {
    return yield* aside(note.name, note, 'replaced');
  }
  // Nothing gets into the store that could not be read from it.
  const snapshot = { version: SNAPSHOT_VERSION, work: withChanges(stored.work, note) };
  const read = reader.readSnapshot(
    snapshot,
    yield* fallbackFor(stored.found.summary, stored.found.file),
  );
  if (read.kind === 'whole') yield* write(stored.found, read.work, note, place.key);
  else yield* aside(note.name, note, 'damaged');
}

function* write(
  { summary: before, images, file }: FoundWork,
  work: Work,
  note: UnwrittenNote,
  key: string,
): SagaGenerator<void> {
  const { ids, localStorage, workStore } = yield* getPlatform();
  const { hash, name } = before;
  const bytes = [...images.values()].reduce((sum, { size }) => sum + size, file?.size ?? 0);
  const packed = packWork(work, {
    ...{ hash, name, savedAt: note.notedAt, revision: ids.uuid() },
    ...{ fileBytes: bytes, hasFile: file !== undefined },
  });
  const nothing = { images: new Map<string, Blob>(), goneImages: [] };
  const toSave = { ...packed, ...nothing, basedOn: before.revision };
  // A page that ends after the write and before its answer takes the note in once more.
  const over = [before.revision, packed.summary.revision];
  const text = JSON.stringify({ ...note, over } satisfies UnwrittenNote);
  localStorage.set(key, text);
  const written = yield* writeInTime(() => workStore.put(toSave));
  if (!written.ok) return;
  yield* call(forgetNote, { key, text });
  yield* workWritten(packed.summary, written.value, false);
}

function* setNoteAside(
  of: { readonly hash: string; readonly name: string },
  place: StoredNote,
  record: unknown,
  reason: SetAsideReason,
): SagaGenerator<void> {
  const kept = yield* setAsideRecord(of, record, reason);
  if (kept.ok) yield* call(forgetNote, place);
}
