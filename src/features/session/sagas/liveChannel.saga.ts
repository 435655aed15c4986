import { liveChannelAddress } from '@/api/session';
import { backoffDelay } from '@/lib/saga/backoff';
import { call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { channelChanged, placeReported } from '../session.slice';
import { receiveMessages } from './receiveMessages.saga';
import { refreshPlace } from './refreshPlace.saga';
import {
  CHANNEL_CONNECT_LIMIT_MS,
  CHANNEL_RECONNECTION,
  CHANNEL_STABLE_AFTER_MS,
  CLOSE_NORMAL,
  CLOSE_SILENT,
  HEARTBEAT_INTERVAL_MS,
} from './sessionPolicy';
import { openSocketChannel, type SocketChannel } from './socketChannel';

/**
 * Keeps one socket open beside the session. After a close the status is asked first, because the
 * services drop a session whose socket closed: a 404 there ends this saga from above.
 *
 * Returns when sockets turn out to be impossible; the session then lives on HTTP alone.
 */
export function* liveChannel(): SagaGenerator<void> {
  for (let failures = 1; failures <= CHANNEL_RECONNECTION.attempts + 1; failures += 1) {
    yield* put(channelChanged('connecting'));
    const stable = yield* runConnection();
    yield* put(channelChanged('closed'));
    yield* refreshPlace();
    if (stable) failures = 1;
    if (failures <= CHANNEL_RECONNECTION.attempts) {
      yield* delay(backoffDelay(CHANNEL_RECONNECTION, failures));
    }
  }
  yield* put(channelChanged('unavailable'));
}

/** @returns true when the connection held long enough to count as a success */
function* runConnection(): SagaGenerator<boolean> {
  const { sockets, config, secrets, clock } = yield* getPlatform();
  const id = secrets.sessionId();
  if (id === undefined) return false;
  const socket = openSocketChannel(sockets, liveChannelAddress(config, id));
  try {
    const opening = yield* race({
      opened: call(untilOpened, socket),
      late: delay(CHANNEL_CONNECT_LIMIT_MS),
    });
    if (opening.opened !== true) return false;
    const openedAt = clock.now();
    yield* put(channelChanged('open'));
    yield* race({ closed: call(receiveMessages, socket), silent: call(beat, socket) });
    return clock.now() - openedAt >= CHANNEL_STABLE_AFTER_MS;
  } finally {
    socket.close(CLOSE_NORMAL, '');
  }
}

function* untilOpened(socket: SocketChannel): SagaGenerator<boolean> {
  const event = yield* take(socket.events);
  return event.kind === 'opened';
}

/** Beats until a beat stays unanswered, which means that the connection or the session is gone. */
function* beat(socket: SocketChannel): SagaGenerator<void> {
  for (;;) {
    yield* delay(HEARTBEAT_INTERVAL_MS);
    socket.send(JSON.stringify({ type: 'heartbeat' }));
    const { answered } = yield* race({
      answered: take(placeReported),
      silence: delay(HEARTBEAT_INTERVAL_MS),
    });
    if (!answered) {
      socket.close(CLOSE_SILENT, 'Heartbeat unanswered');
      return;
    }
  }
}
