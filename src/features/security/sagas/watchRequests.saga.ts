import { buffers, eventChannel } from 'redux-saga';
import type { SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { Platform } from '@/platform/platform';
import { EMPTY_WINDOW, REQUEST_WINDOW_MS, REQUESTS_ALLOWED, withRequest } from '../requestWindow';
import { logEvent } from './logEvent.saga';

const BURST_MESSAGE = `More than ${REQUESTS_ALLOWED} requests within ${REQUEST_WINDOW_MS / 1_000} s`;

/** Counts the requests to our services, images included, and flags a burst of them once. */
export function* watchRequests(): SagaGenerator<void> {
  yield* forEachEvent(openBursts(yield* getPlatform()), () =>
    logEvent({ kind: 'request-burst', message: BURST_MESSAGE, flagged: true }),
  );
}

/** The times at which bursts began. Requests are counted at the source: few of them are worth an action. */
const openBursts = ({ traffic, clock }: Platform) =>
  eventChannel<number>((emit) => {
    let window = EMPTY_WINDOW;
    return traffic.subscribe((event) => {
      if (event.kind !== 'sent') return;
      const at = clock.now();
      const wasBurst = window.isBurst;
      window = withRequest(window, at);
      if (window.isBurst && !wasBurst) emit(at);
    });
  }, buffers.expanding<number>(2));
