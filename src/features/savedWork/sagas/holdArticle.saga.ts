import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { raiseNotice } from '@/features/notices';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { LockEvent, TabLocks } from '@/platform/tabLocks';
import type { ArticleLock } from '../articleLock';
import {
  articleFoundElsewhere,
  articleTakenElsewhere,
  articleTakenHere,
  takeOverRequested,
} from '../elsewhere.slice';
import type { HandedOn } from './handedOn';
import { readInTime } from './inTime';
import { openSaved } from './openSaved.saga';
import { takeNoteIn } from './takeNotesIn.saga';

/** Name of the lock of an article, before its hash: its holder is the tab that may change the article. */
const LOCK_PREFIX = 'article of MARCUS: ';

const TAKEN = 'Another tab has taken this article over: here it can only be read';

/** Asks for the article's lock, and follows what becomes of it until cancelled, which gives it back. */
export function* holdArticle(lock: ArticleLock, handedOn: HandedOn): SagaGenerator<void> {
  let steals = false;
  for (;;) steals = yield* call(follow, lock, steals, handedOn);
}

/** @returns whether the next request is to take the lock from the other tab */
function* follow(lock: ArticleLock, steals: boolean, handedOn: HandedOn): SagaGenerator<boolean> {
  const { locks } = yield* getPlatform();
  const events = lockEvents(locks, LOCK_PREFIX + lock.hash, steals);
  try {
    for (;;) {
      const { event, wanted, cached } = yield* race({
        event: take(events),
        wanted: take(takeOverRequested),
        cached: call(() => untilPage('leaving')),
      });
      if (wanted && lock.isElsewhere) return true;
      if (cached) {
        events.close();
        yield* untilPage('shown');
        return false;
      }
      if (event && (yield* isLostBy(event, lock, events, handedOn))) return false;
    }
  } finally {
    events.close();
  }
}

/**
 * Waits until the page goes into the browser's back/forward cache, or comes back: no page with a lock is cached.
 */
function* untilPage(kind: 'leaving' | 'shown'): SagaGenerator<true> {
  const { lifecycle } = yield* getPlatform();
  const events = eventChannel<true>((emit) =>
    lifecycle.subscribe((event) => {
      if (event.kind === kind && event.persisted) emit(true);
    }),
  );
  try {
    return yield* take(events);
  } finally {
    events.close();
  }
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

/** Buffered, because a lock may be lost while the stored work is read. */
const lockEvents = (locks: TabLocks, name: string, steals: boolean): EventChannel<LockEvent> =>
  eventChannel((emit) => locks.request(name, steals, emit), buffers.expanding(2));

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
  yield* takeNoteIn(lock.hash);
  const revision = yield* readInTime(() => workStore.revisionOf(lock.hash));
  if (!revision.ok || revision.value !== undefined) yield* openSaved(handedOn, lock.hash);
  lock.isElsewhere = false;
  yield* put(articleTakenHere());
}
