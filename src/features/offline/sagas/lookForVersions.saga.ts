import { buffers, eventChannel } from 'redux-saga';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { LifecycleEvent } from '@/platform/pageLifecycle';
import type { OfflineStore } from '@/platform/offlineFiles';

/** ms; some pages stay open for weeks. */
const LOOKED_EVERY_MS = 3_600_000;

/**
 * Asks for a newer version now, as browsers leave open when they do, and later when the user comes back to the
 * page, at most once an hour.
 */
export function* lookForVersions(store: OfflineStore): SagaGenerator<void> {
  const { clock, lifecycle } = yield* getPlatform();
  let lookedAt = clock.now();
  const events = eventChannel<LifecycleEvent>(
    (emit) => lifecycle.subscribe(emit),
    buffers.expanding<LifecycleEvent>(4),
  );
  yield* call([store, store.look]);
  yield* forEachEvent(events, function* look({ kind }) {
    if (kind !== 'visible' || clock.now() - lookedAt < LOOKED_EVERY_MS) return;
    lookedAt = clock.now();
    yield* call([store, store.look]);
  });
}
