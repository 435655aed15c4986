import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { LifecycleEvent, PageLifecycle } from '@/platform/pageLifecycle';

/** What happens to the page, to take from. */
export function openPageEvents(lifecycle: PageLifecycle): EventChannel<LifecycleEvent> {
  return eventChannel<LifecycleEvent>(
    (emit) => lifecycle.subscribe(emit),
    buffers.expanding<LifecycleEvent>(4),
  );
}

/** Into view, or out of the browser's cache. */
export const isReturn = (event: LifecycleEvent): boolean =>
  event.kind === 'visible' || (event.kind === 'shown' && event.persisted);
