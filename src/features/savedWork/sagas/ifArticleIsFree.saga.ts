import { call, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { HeldHere } from '../articleLock';
import { lockEvents } from './lockEvents';

/** Does something with an article that no tab has open, while none can open it for changing. */
export function* ifArticleIsFree(
  hash: string,
  heldHere: HeldHere,
  task: () => SagaGenerator<void>,
): SagaGenerator<void> {
  const { locks } = yield* getPlatform();
  const events = lockEvents(locks, hash, false);
  try {
    if ((yield* take(events)) !== 'held') return;
    heldHere.add(hash);
    yield* race({ done: call(task), lost: take(events) });
  } finally {
    heldHere.delete(hash);
    events.close();
  }
}
