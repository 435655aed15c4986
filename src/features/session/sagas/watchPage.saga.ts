import { call, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import { isReturn, openPageEvents } from './pageEvents';
import { refreshPlace } from './refreshPlace.saga';

/** Refreshes the session's state when the user returns to the page. */
export function* watchPage(): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  yield* forEachEvent(openPageEvents(lifecycle), function* look(event) {
    if (isReturn(event)) yield* call(refreshPlace);
  });
}
