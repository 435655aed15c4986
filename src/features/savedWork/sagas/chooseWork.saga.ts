import { raiseNotice } from '@/features/notices';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { WorkStoreFault } from '@/platform/workStore';
import type { Keeper } from '../keeper';
import { savingHeld, savingReleased, screenWorkKept } from '../savedWork.slice';
import type { Held } from '../savedWorkState';
import { holdUnread } from './holdUnread.saga';
import { readInTime } from './inTime';
import { setAsideRecord } from './setAsideRecord.saga';
import { whileHeld } from './whileHeld.saga';

type Reason = Extract<Held, { status: 'otherWork' }>['reason'];

/**
 * The store has other work on the open article than the screen. The user decides which one counts; until then
 * nothing is written. It ends when the screen's work may be written; opening the stored work ends it as well,
 * because another document replaces this one.
 */
export function* chooseWork(keeper: Keeper, reason: Reason): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const { hash } = keeper;
  keeper.isHeld = true;
  for (;;) {
    const found = yield* readInTime(() => workStore.get(hash));
    if (!found.ok) {
      yield* holdUnread(keeper, found.fault);
      continue;
    }
    if (!found.value) break;
    yield* put(savingHeld({ status: 'otherWork', reason, stored: found.value.summary }));
    yield* whileHeld(keeper, screenWorkKept);
    const fault = yield* makeRoom(keeper);
    if (!fault) break;
    const message = 'The saved work could not be set aside';
    yield* raiseNotice({ type: 'error', message, cause: fault.message });
  }
  keeper.isHeld = false;
  yield* put(savingReleased());
}

/** Sets the stored work, in its current state, aside for the screen's. */
function* makeRoom(keeper: Keeper): SagaGenerator<WorkStoreFault | undefined> {
  const { workStore } = yield* getPlatform();
  const found = yield* readInTime(() => workStore.get(keeper.hash));
  if (!found.ok) return found.fault;
  if (!found.value) return undefined;
  const { summary, record } = found.value;
  const aside = yield* setAsideRecord(summary, record, 'replaced');
  if (!aside.ok) return aside.fault;
  keeper.revision = summary.revision;
  return undefined;
}
