import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { LockEvent, TabLocks } from '@/platform/tabLocks';
import { articleLockName } from '../articleLock';

/** Asks for an article's lock; closing gives it back. Buffered, because it may be lost while its holder reads. */
export const lockEvents = (
  locks: TabLocks,
  hash: string,
  steals: boolean,
): EventChannel<LockEvent> =>
  eventChannel((emit) => locks.request(articleLockName(hash), steals, emit), buffers.expanding(2));
