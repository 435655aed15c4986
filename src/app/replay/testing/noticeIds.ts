import type { Action } from '@reduxjs/toolkit';
import { noticeRaised } from '@/features/notices';

const raisedIds = (actions: readonly Action[]) =>
  actions.filter(noticeRaised.match).map(({ payload }) => payload.id);

/**
 * A view's actions about a toast contain its id, which each run generates anew: the first notice of one run
 * corresponds to the first of the other.
 */
export function withNoticeIdOf(
  action: Action & { readonly payload?: unknown },
  recorded: readonly Action[],
  replayed: readonly Action[],
): Action {
  const place = raisedIds(recorded).findIndex((id) => id === action.payload);
  const payload = place < 0 ? undefined : raisedIds(replayed)[place];
  const asReplayed: typeof action = { ...action, payload };
  return payload === undefined ? action : asReplayed;
}
