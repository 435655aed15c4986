import { put } from '@/lib/saga/effects';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { noticeRaised } from './notices.slice';
import type { RaisedNotice } from './notices.slice';

/** Notifies the user, from a saga: `yield* raiseNotice({ type, message, cause })`. */
export function* raiseNotice(notice: Omit<RaisedNotice, 'id' | 'createdAt'>): SagaGenerator<void> {
  const { ids, clock } = yield* getPlatform();
  yield* put(noticeRaised({ ...notice, id: ids.uuid(), createdAt: clock.now() }));
}
