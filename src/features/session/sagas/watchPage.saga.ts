import { buffers, eventChannel } from 'redux-saga';
import { call, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { LifecycleEvent } from '@/platform/pageLifecycle';
import { refreshPlace } from './refreshPlace.saga';

/** Asks the services where we stand when the page comes back: into view, or out of the browser's cache. */
export function* watchPage(): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  const events = eventChannel<LifecycleEvent>(
    (emit) => lifecycle.subscribe(emit),
    buffers.expanding<LifecycleEvent>(4),
  );
  try {
    for (;;) {
      const event = yield* take(events);
      const isBack = event.kind === 'visible' || (event.kind === 'shown' && event.persisted);
      if (isBack) yield* call(refreshPlace);
    }
  } finally {
    events.close();
  }
}
