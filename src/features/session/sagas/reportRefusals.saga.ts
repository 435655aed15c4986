import { buffers, eventChannel } from 'redux-saga';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { Refusal, Traffic } from '@/platform/traffic';
import {
  noSessionReported,
  rateLimited,
  selectHasPlace,
  sessionExpired,
  sessionWaitingReported,
} from '../lifecycle.slice';

/** docs/requirements/session.md S8.API.3 */
const WAITING_MESSAGE = 'Your session is not active. Please wait in the queue.';

/** Dispatches an action for each API error code of the services, whichever request received it. */
export function* reportRefusals(): SagaGenerator<void> {
  const { traffic } = yield* getPlatform();
  yield* forEachEvent(openRefusals(traffic), report);
}

const openRefusals = (traffic: Traffic) =>
  eventChannel<Refusal>(
    (emit) =>
      traffic.subscribe((event) => {
        if (event.kind === 'refused') emit(event.refusal);
      }),
    buffers.expanding<Refusal>(8),
  );

function* report({ code, message, queue, retryAfterS }: Refusal): SagaGenerator<void> {
  const at = (yield* getPlatform()).clock.now();
  switch (code) {
    case 'NO_SESSION':
      yield* put(noSessionReported({ message, at }));
      return;
    case 'SESSION_NOT_FOUND':
      if (yield* select(selectHasPlace)) yield* put(sessionExpired());
      return;
    case 'SESSION_NOT_ACTIVE':
      yield* put(
        sessionWaitingReported({
          message: WAITING_MESSAGE,
          at,
          ...(queue && { queuePosition: queue.position, estimatedWaitS: queue.estimatedWaitS }),
        }),
      );
      return;
    case 'RATE_LIMITED':
      yield* put(rateLimited({ message, at, ...(retryAfterS !== undefined && { retryAfterS }) }));
  }
}
