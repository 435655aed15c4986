import { eventChannel } from 'redux-saga';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { LifecycleEvent } from '@/platform/pageLifecycle';
import { toastsHeld, toastsReleased } from '../notices.slice';

/** Messages raised while the page is hidden are still there when the user returns. */
export function* holdWhileHidden(): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  if (!lifecycle.isVisible()) yield* put(toastsHeld('hiddenPage'));
  const events = eventChannel<LifecycleEvent>((emit) => lifecycle.subscribe(emit));
  yield* forEachEvent(events, function* hold({ kind }) {
    if (kind === 'hidden') yield* put(toastsHeld('hiddenPage'));
    if (kind === 'visible') yield* put(toastsReleased('hiddenPage'));
  });
}
