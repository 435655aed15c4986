import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { PageLifecycle } from '@/platform/pageLifecycle';

/** An event each time the page is hidden or left: the last moments at which it can still save. */
export function pageGoing(lifecycle: PageLifecycle): EventChannel<true> {
  return eventChannel(
    (emit) =>
      lifecycle.subscribe(({ kind }) => {
        if (kind === 'hidden' || kind === 'leaving') emit(true);
      }),
    buffers.none(),
  );
}
