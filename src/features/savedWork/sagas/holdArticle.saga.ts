import type { EventChannel } from 'redux-saga';
import { raiseNotice } from '@/features/notices';
import { call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { LockEvent } from '@/platform/tabLocks';
import type { ArticleLock, HeldHere } from '../articleLock';
import {
  articleFoundElsewhere,
  articleLeftElsewhere,
  articleTakenElsewhere,
  articleTakenHere,
  takeOverRequested,
} from '../elsewhere.slice';
import type { HandedOn } from './handedOn';
import { readInTime } from './inTime';
import { lockEvents } from './lockEvents';
import { openSaved } from './openSaved.saga';
import { untilCached } from './untilCached.saga';

/**
 * ms that an article is left to the tab that had it, which may only be loading again. A load takes 1–3 s, on a
 * slow machine more; docs/decisions/0023 says why it is not asked.
 */
export const RETURN_MS = 10_000;

const TAKEN = 'Another tab has taken this article over: here it can only be read';

/** What following a lock needs besides the lock. */
export interface Holding {
  readonly handedOn: HandedOn;
  readonly heldHere: HeldHere;
}

/** Asks for the article's lock, and follows what becomes of it until cancelled, which gives it back. */
export function* holdArticle(lock: ArticleLock, holding: Holding): SagaGenerator<void> {
  let steals = false;
  for (;;) steals = yield* call(follow, lock, steals, holding);
}

/** @returns whether the next request is to take the lock from the other tab */
function* follow(lock: ArticleLock, steals: boolean, holding: Holding): SagaGenerator<boolean> {
  const { locks } = yield* getPlatform();
  const events = lockEvents(locks, lock.hash, steals);
  let waitsForAnotherTab = false;
  try {
    for (;;) {
      const { event, wanted, cached } = yield* race({
        event: take(events),
        wanted: take(takeOverRequested),
        cached: call(() => untilCached('leaving')),
      });
      if (wanted && lock.isElsewhere) return true;
      if (cached) {
        events.close();
        yield* untilCached('shown');
        return false;
      }
      if (event === 'elsewhere') waitsForAnotherTab = !holding.heldHere.has(lock.hash);
      if (event === 'held' && waitsForAnotherTab) {
        events.close();
        return yield* letItReturn();
      }
      if (event && (yield* isLostBy(event, lock, events, holding.handedOn))) return false;
    }
  } finally {
    events.close();
  }
}

/** Nobody has the lock meanwhile, so a tab that is loaded again gets it. @returns whether the user wants it now */
function* letItReturn(): SagaGenerator<boolean> {
  yield* put(articleLeftElsewhere());
  const { wanted } = yield* race({ wanted: take(takeOverRequested), over: delay(RETURN_MS) });
  return wanted !== undefined;
}

function* isLostBy(
  event: LockEvent,
  lock: ArticleLock,
  events: EventChannel<LockEvent>,
  handedOn: HandedOn,
): SagaGenerator<boolean> {
  if (event === 'elsewhere') {
    lock.isElsewhere = true;
    yield* put(articleFoundElsewhere());
    return false;
  }
  if (event === 'held' && !(yield* isLostIn(lock, events, handedOn))) return false;
  lock.isElsewhere = true;
  yield* put(articleTakenElsewhere());
  yield* raiseNotice({ type: 'warning', message: TAKEN });
  return true;
}

/** Takes the article up where the other tab left it. @returns whether the lock was lost meanwhile */
function* isLostIn(
  lock: ArticleLock,
  events: EventChannel<LockEvent>,
  handedOn: HandedOn,
): SagaGenerator<boolean> {
  if (!lock.isElsewhere) return false;
  const { lost } = yield* race({ read: call(readAgain, lock, handedOn), lost: take(events) });
  return lost !== undefined;
}

/**
 * Nothing older may be written over what the other tab saved, or noted when it was closed. If it cannot be
 * read, the revisions tell so at the first write.
 */
function* readAgain(lock: ArticleLock, handedOn: HandedOn): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const revision = yield* readInTime(() => workStore.revisionOf(lock.hash));
  if (!revision.ok || revision.value !== undefined) yield* openSaved(handedOn, lock.hash);
  lock.isElsewhere = false;
  yield* put(articleTakenHere());
}
