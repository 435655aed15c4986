import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { LifecycleEvent, PageLifecycle } from '@/platform/pageLifecycle';

/** A channel of page lifecycle events. */
export function openPageEvents(lifecycle: PageLifecycle): EventChannel<LifecycleEvent> {
  return eventChannel<LifecycleEvent>(
    (emit) => lifecycle.subscribe(emit),
    buffers.expanding<LifecycleEvent>(4),
  );
}

/** The page became visible again, or was restored from the back/forward cache. */
export const isReturn = (event: LifecycleEvent): boolean =>
  event.kind === 'visible' || (event.kind === 'shown' && event.persisted);
