import { hasResults, type Work } from '@/domain/work';
import { raiseNotice } from '@/features/notices';
import { take, type SagaGenerator } from '@/lib/saga/effects';
import { articleTakenElsewhere } from '../elsewhere.slice';
import { isUnsaved, type Keeper } from '../keeper';
import { snapshotOf } from '../stored/snapshot';
import { look } from './look.saga';
import { forgetOwnNote, noteUnwritten } from './noteUnwritten.saga';
import { setAsideRecord } from './setAsideRecord.saga';
import type { TellOnce } from './tellOnce';
import { writeWork } from './writeWork.saga';

/** Saves the last changes of a document that was closed; a file that was only looked at is not saved. */
export function* saveRest(keeper: Keeper, tellOnce: TellOnce): SagaGenerator<void> {
  // A write that failed, or goes on, is not tried again, but must outlive the page.
  yield* noteUnwritten(keeper);
  const { work, hasFile, isHeld, lock } = keeper;
  if (lock.isElsewhere || !work || !isUnsaved(keeper) || (!hasFile && !hasResults(work))) return;
  if (isHeld) yield* setRestAside(keeper, work);
  else yield* writeWork(keeper, tellOnce, false);
}

/** Another tab takes the article over: what it could not find in the store is set aside. */
export function* keepWhatIsLost(keeper: Keeper): SagaGenerator<void> {
  for (;;) {
    yield* take(articleTakenElsewhere);
    yield* look(keeper);
    const { work } = keeper;
    if (work && isUnsaved(keeper) && hasResults(work)) yield* setRestAside(keeper, work);
    keeper.tried = work;
  }
}

/** It must not replace what is stored, but must not be lost either. */
function* setRestAside(keeper: Keeper, work: Work): SagaGenerator<void> {
  const { hash } = keeper;
  const { name } = work.document.file;
  const record = { hash, name, snapshot: snapshotOf(work) };
  const kept = yield* setAsideRecord({ hash, name }, record, 'replaced');
  if (kept.ok) return yield* forgetOwnNote(keeper);
  const message = `The work on "${name}" could not be saved`;
  yield* raiseNotice({ type: 'error', message, cause: kept.fault.message });
}
