import { selectOpenDocument } from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectHeld, selectSavedWorks, selectSaving } from '../savedWork.selectors';
import { savingRetryRequested } from '../savedWork.slice';
import { writeInTime } from './inTime';
import { listSaved } from './removeSaved.saga';
import { setReplacedAside } from './workWritten.saga';

/**
 * Writes what a full store could not take, once there is space again. The open article is written by its own
 * keeper, which knows the revision.
 *
 * @param removed articles that must not come back
 */
export function* writeUnsaved(removed: readonly string[] = []): SagaGenerator<void> {
  const open = (yield* select(selectOpenDocument))?.file.hash;
  if (open !== undefined && !removed.includes(open)) yield* writeOpen();
  const unsaved = (yield* select(selectSavedWorks)).filter((work) => work.unsaved !== undefined);
  if (unsaved.length === 0) return;
  const { workStore } = yield* getPlatform();
  for (const { hash } of unsaved) {
    if (hash === open) continue;
    const written = yield* writeInTime(() => workStore.writeUnsaved(hash));
    if (!written.ok) break;
    const { replaced, summary } = written.value;
    if (summary) yield* setReplacedAside(summary, replaced);
  }
  yield* listSaved();
}

function* writeOpen(): SagaGenerator<void> {
  const hasFailed = (yield* select(selectSaving)).status === 'failed';
  if (hasFailed && !(yield* select(selectHeld))) yield* put(savingRetryRequested());
}
