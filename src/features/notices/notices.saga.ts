import { fork, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { selectToasts } from './notices.selectors';
import { messagesCopyRequested, toastAppeared } from './notices.slice';
import { closeInTime } from './sagas/closeInTime.saga';
import { copyMessages } from './sagas/copyMessages.saga';
import { holdWhileHidden } from './sagas/holdWhileHidden.saga';

export function* noticesSaga(): SagaGenerator<void> {
  yield* takeEvery(toastAppeared, ({ payload: id }) => closeInTime(id));
  yield* takeEvery(messagesCopyRequested, copyMessages);
  yield* fork(holdWhileHidden);
  // Toasts that appeared before this process started.
  for (const { id } of yield* select(selectToasts)) yield* fork(closeInTime, id);
}
