import { call, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { isReturn, openPageEvents } from './pageEvents';
import { refreshPlace } from './refreshPlace.saga';

/** Asks the services where we stand when the page comes back. */
export function* watchPage(): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  const events = openPageEvents(lifecycle);
  try {
    for (;;) {
      if (isReturn(yield* take(events))) yield* call(refreshPlace);
    }
  } finally {
    events.close();
  }
}
