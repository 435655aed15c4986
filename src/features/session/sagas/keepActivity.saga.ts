import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { noteActivity } from '../stored/storedSession';
import { ACTIVITY_NOTED_EVERY_MS } from './sessionPolicy';

/**
 * Records in the stored session when the user was last active. It does so infrequently, and whenever
 * the page is hidden, which is the last event guaranteed to fire.
 */
export function* keepActivity(): SagaGenerator<void> {
  const platform = yield* getPlatform();
  const stopListening = platform.lifecycle.subscribe(({ kind }) => {
    if (kind === 'hidden' || kind === 'leaving') noteActivity(platform);
  });
  try {
    for (;;) {
      yield* steadyDelay(ACTIVITY_NOTED_EVERY_MS);
      noteActivity(platform);
    }
  } finally {
    stopListening();
  }
}
