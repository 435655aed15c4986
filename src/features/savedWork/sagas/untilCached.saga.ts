import { eventChannel } from 'redux-saga';
import { take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';

/**
 * Waits until the page goes into the browser's back/forward cache, or comes back: no page with a lock is cached.
 */
export function* untilCached(kind: 'leaving' | 'shown'): SagaGenerator<true> {
  const { lifecycle } = yield* getPlatform();
  const events = eventChannel<true>((emit) =>
    lifecycle.subscribe((event) => {
      if (event.kind === kind && event.persisted) emit(true);
    }),
  );
  try {
    return yield* take(events);
  } finally {
    events.close();
  }
}
