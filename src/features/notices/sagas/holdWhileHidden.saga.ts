import { eventChannel } from 'redux-saga';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { LifecycleEvent } from '@/platform/pageLifecycle';
import { toastsHeld, toastsReleased } from '../notices.slice';

/** What is said while nobody looks is still there for who comes back. */
export function* holdWhileHidden(): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  if (!lifecycle.isVisible()) yield* put(toastsHeld('hiddenPage'));
  const events = eventChannel<LifecycleEvent>((emit) => lifecycle.subscribe(emit));
  yield* forEachEvent(events, function* hold({ kind }) {
    if (kind === 'hidden') yield* put(toastsHeld('hiddenPage'));
    if (kind === 'visible') yield* put(toastsReleased('hiddenPage'));
  });
}
