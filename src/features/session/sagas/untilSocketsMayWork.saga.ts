import { call, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { isReturn, openPageEvents } from './pageEvents';
import { UNAVAILABLE_RETRY_MS } from './sessionPolicy';

/** Waits for a reason to retry sockets after they proved impossible: time, network, or the user. */
export function* untilSocketsMayWork(): SagaGenerator<void> {
  yield* race({ timeHasPassed: steadyDelay(UNAVAILABLE_RETRY_MS), hint: call(untilHint) });
}

function* untilHint(): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  const events = openPageEvents(lifecycle);
  try {
    for (;;) {
      const event = yield* take(events);
      if (event.kind === 'online' || isReturn(event)) return;
    }
  } finally {
    events.close();
  }
}
