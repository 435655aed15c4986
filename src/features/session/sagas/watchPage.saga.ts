import { buffers, eventChannel } from 'redux-saga';
import { sessionRemovalAddress } from '@/api/session';
import { call, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { LifecycleEvent } from '@/platform/pageLifecycle';
import type { Platform } from '@/platform/platform';
import { refreshPlace } from './refreshPlace.saga';

/**
 * Refreshes the place when the page comes back, and ends the session by beacon when the page goes for
 * good. A page kept in the back/forward cache (`persisted`) keeps its session.
 */
export function* watchPage(): SagaGenerator<void> {
  const platform = yield* getPlatform();
  const events = eventChannel<LifecycleEvent>(
    (emit) => platform.lifecycle.subscribe(emit),
    buffers.expanding<LifecycleEvent>(4),
  );
  // A beacon has to be sent within the event itself; a saga would come too late.
  const stopEnding = endSessionOnLeaving(platform);
  try {
    for (;;) {
      const event = yield* take(events);
      const isBack = event.kind === 'visible' || (event.kind === 'shown' && event.persisted);
      if (isBack) yield* call(refreshPlace);
    }
  } finally {
    stopEnding();
    events.close();
  }
}

function endSessionOnLeaving({ lifecycle, secrets, config }: Platform): () => void {
  return lifecycle.subscribe((event) => {
    const id = secrets.sessionId();
    if (event.kind !== 'leaving' || event.persisted || id === undefined) return;
    lifecycle.sendBeacon(sessionRemovalAddress(config, id));
  });
}
