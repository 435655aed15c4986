import { hasResults } from '@/domain/work';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { Keeper } from '../keeper';
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
 * Each time the page is hidden or left, notes what is not known to be in the store: a write that begins then
 * may be cut off, and one that is under way is not asked for again.
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
  if (lock.isElsewhere) return;
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
  localStorage.set(NOTE_KEY + keeper.hash, text);
  keeper.noted = work;
}

/** What was noted is in the store, or its article was removed. */
export function* forgetNote(hash: string): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage.remove(NOTE_KEY + hash);
}

export function* forgetAllNotes(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage
    .keys()
    .filter((key) => key.startsWith(NOTE_KEY))
    .forEach((key) => localStorage.remove(key));
}
