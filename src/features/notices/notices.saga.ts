import { fork, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { buildInfo } from '@/platform/buildInfo';
import { selectNotices, selectToasts } from './notices.selectors';
import { messagesCopyRequested, toastAppeared } from './notices.slice';
import { closeInTime } from './sagas/closeInTime.saga';
import { holdWhileHidden } from './sagas/holdWhileHidden.saga';
import { COPY_FAILED, copyWithNotice } from './copyWithNotice';
import { messageReport } from './messageReport';

export function* noticesSaga(): SagaGenerator<void> {
  yield* takeEvery(toastAppeared, ({ payload: id }) => closeInTime(id));
  yield* takeEvery(messagesCopyRequested, copyMessages);
  yield* fork(holdWhileHidden);
  // Toasts that appeared before this process started.
  for (const { id } of yield* select(selectToasts)) yield* fork(closeInTime, id);
}

/** Copies messages to the clipboard, with what a maintainer asks for first. */
function* copyMessages({
  payload: ids,
}: ReturnType<typeof messagesCopyRequested>): SagaGenerator<void> {
  const notices = yield* select(selectNotices);
  const wanted = notices.filter(({ id }) => ids.includes(id));
  const what = wanted.length === 1 ? 'Message' : `${wanted.length} messages`;
  yield* copyWithNotice(messageReport(wanted, buildInfo), {
    copied: `${what} copied to clipboard`,
    failed: COPY_FAILED,
  });
}
