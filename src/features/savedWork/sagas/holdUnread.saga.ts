import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { WorkStoreFault } from '@/platform/workStore';
import type { Keeper } from '../keeper';
import { lostWorkReplaced, savingHeld, unreadWorkRetryRequested } from '../savedWork.slice';
import { writeInTime } from './inTime';
import { tellUnremoved } from './tell.saga';
import { whileHeld } from './whileHeld.saga';

/**
 * Nothing is written while what is stored is unknown. It ends when the user wants it asked for again, or,
 * where the browser has lost it, gives it up.
 */
export function* holdUnread(
  keeper: Keeper,
  { kind, message }: WorkStoreFault,
): SagaGenerator<void> {
  const isLost = kind === 'unreadable';
  const { hash } = keeper;
  yield* put(savingHeld({ status: 'unread', hash, message, ...(isLost && { isLost }) }));
  const decision = yield* whileHeld(
    keeper,
    unreadWorkRetryRequested,
    ...(isLost ? [lostWorkReplaced] : []),
  );
  if (!lostWorkReplaced.match(decision)) return;
  const { workStore } = yield* getPlatform();
  const removed = yield* writeInTime(() => workStore.remove(hash));
  if (!removed.ok) yield* tellUnremoved(removed.fault);
}
