import type { Work } from '@/domain/work';
import { selectProcessingOptions } from '@/features/recognition';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FoundWork, SetAsideReason } from '@/platform/workStore';
import { packWork } from '../packWork';
import { SNAPSHOT_VERSION } from '../stored/snapshot';
import { NOTE_KEY, withChanges, type UnwrittenNote } from '../unwritten/unwrittenNote';
import { fallbackOf } from './findSaved.saga';
import { writeInTime } from './inTime';
import { forgetNote } from './noteUnwritten.saga';
import { loadReader, readStored } from './readStored.saga';
import { setAsideRecord } from './setAsideRecord.saga';
import { workWritten } from './workWritten.saga';

const HASH = /^[0-9a-f]{64}$/;
/** One for each tab that was closed at once; more are no notes of ours. */
const MOST_NOTES = 50;

/** Loaded only if there is a note. */
async function loadReaders() {
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

/**
 * Writes what the page noted when it was left, unless the store has it: an article is then opened as it was.
 * Whatever cannot be laid over what is stored is set aside; a note stays until the store has it.
 */
export function* takeNotesIn(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  const hashes = localStorage
    .keys()
    .filter((key) => key.startsWith(NOTE_KEY))
    .map((key) => key.slice(NOTE_KEY.length))
    .filter((hash) => HASH.test(hash));
  for (const hash of hashes.slice(0, MOST_NOTES)) yield* call(takeNoteIn, hash);
}

/** Writes what was noted of one article, if anything was. */
export function* takeNoteIn(hash: string): SagaGenerator<void> {
  const { clock, localStorage } = yield* getPlatform();
  if (localStorage.get(NOTE_KEY + hash) === null) return;
  const reader = yield* call(loadReaders);
  const text = localStorage.get(NOTE_KEY + hash);
  // Without the reader, the next start tries again.
  if (!reader || text === null) return;
  const note = reader.readNote(text);
  const aside = (name: string, record: unknown, reason: SetAsideReason) =>
    setNoteAside({ hash, name, text }, record, reason);
  if (!note) return yield* aside(hash, text, 'damaged');
  const options = yield* select(selectProcessingOptions);
  const now = clock.now();
  const stored = yield* call(readStored, hash, (found: FoundWork) =>
    fallbackOf(found, options, now),
  );
  if (stored.kind === 'failed') return;
  if (stored.kind !== 'read' || !note.over.includes(stored.found.summary.revision)) {
    return yield* aside(note.name, note, 'replaced');
  }
  // Nothing gets into the store that could not be read from it.
  const snapshot = { version: SNAPSHOT_VERSION, work: withChanges(stored.work, note) };
  const read = reader.readSnapshot(snapshot, fallbackOf(stored.found, options, now));
  if (read.kind === 'whole') yield* write(stored.found, read.work, note);
  else yield* aside(note.name, note, 'damaged');
}

function* write(
  { summary: before, images, file }: FoundWork,
  work: Work,
  note: UnwrittenNote,
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
  localStorage.set(NOTE_KEY + hash, text);
  const written = yield* writeInTime(() => workStore.put(toSave));
  if (!written.ok) return;
  yield* call(forgetNote, hash, text);
  yield* workWritten(packed.summary, written.value, false);
}

function* setNoteAside(
  { hash, name, text }: { readonly hash: string; readonly name: string; readonly text: string },
  record: unknown,
  reason: SetAsideReason,
): SagaGenerator<void> {
  const kept = yield* setAsideRecord({ hash, name }, record, reason);
  if (kept.ok) yield* call(forgetNote, hash, text);
}
