import { hasResults } from '@/domain/work';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { Keeper } from '../keeper';
import { freeNoteKey, isThere, notesOf, type StoredNote } from '../unwritten/storedNotes';
import {
  changesSince,
  NOTE_KEY,
  NOTE_LIMIT,
  NOTE_VERSION,
  type UnwrittenNote,
} from '../unwritten/unwrittenNote';
import { look } from './look.saga';
import { pageGoing } from './pageGoing';

/**
 * Each time the page is hidden or left, notes what is not known to be stored: a write that starts then may be
 * cut off, and a running write is not repeated.
 */
export function* noteWhenGoing(keeper: Keeper): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  yield* forEachEvent(pageGoing(lifecycle), function* note() {
    yield* call(look, keeper);
    yield* call(noteUnwritten, keeper);
  });
}

/** Without waiting for anything, since the page may be gone before an answer. */
export function* noteUnwritten(keeper: Keeper): SagaGenerator<void> {
  const { work, written, revision, underway, lock } = keeper;
  if (lock.isElsewhere || keeper.hasNoStore) return;
  if (!work || work === written || (!written && !hasResults(work))) return;
  const { clock, localStorage } = yield* getPlatform();
  const note: UnwrittenNote = {
    version: NOTE_VERSION,
    name: work.document.file.name,
    notedAt: clock.now(),
    // Held work is never laid over what is stored, but set aside.
    over: keeper.isHeld ? [] : [revision, underway].filter((one) => one !== undefined),
    ...changesSince(keeper.isHeld ? null : written, work),
  };
  const text = JSON.stringify(note);
  if (text.length > NOTE_LIMIT) return;
  const own = keeper.note && isThere(localStorage, keeper.note) ? keeper.note.key : undefined;
  // What another page noted, or an earlier keeper of this one, stays until the store has it.
  const key = own ?? freeNoteKey(localStorage, keeper.hash);
  if (key === undefined) return;
  localStorage.set(key, text);
  keeper.noted = work;
  keeper.note = { key, text };
}

/** What the keeper noted is in the store. */
export function* forgetOwnNote(keeper: Keeper): SagaGenerator<void> {
  if (keeper.note !== null) yield* forgetNote(keeper.note);
  keeper.noted = null;
  keeper.note = null;
}

/** Leaves any other note that lies there by now. */
export function* forgetNote(note: StoredNote): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  if (isThere(localStorage, note)) localStorage.remove(note.key);
}

/** The article was removed, with whatever was noted of it. */
export function* forgetNotesOf(hash: string): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  notesOf(localStorage, hash).forEach(({ key }) => localStorage.remove(key));
}

export function* forgetAllNotes(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage
    .keys()
    .filter((key) => key.startsWith(NOTE_KEY))
    .forEach((key) => localStorage.remove(key));
}
