import { liveChannelAddress } from '@/api/session';
import { backoffDelay } from '@/lib/saga/backoff';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import type { Platform } from '@/platform/platform';
import { channelChanged, channelConnectFailed } from '../lifecycle.slice';
import { beatBySocket } from './beatBySocket.saga';
import { receiveMessages } from './receiveMessages.saga';
import { refreshPlace } from './refreshPlace.saga';
import {
  CHANNEL_CONNECT_LIMIT_MS,
  CHANNEL_RECONNECTION,
  CHANNEL_STABLE_AFTER_MS,
  CLOSE_RESTART,
  CLOSE_SILENT,
  RECHECK_LIMIT_MS,
  RESTART_SPREAD_MS,
} from './sessionPolicy';
import { CLOSE_NORMAL, openSocketChannel, type SocketChannel } from '@/lib/saga/socketChannel';
import { untilSocketsMayWork } from './untilSocketsMayWork.saga';

/**
 * Keeps one socket open for the session. After it closes, the session's status is checked first,
 * because the services drop a session whose socket has closed: on a 404, the parent saga cancels this
 * one.
 *
 * Where sockets turn out to be impossible, the session continues over HTTP and sockets are retried only
 * occasionally.
 */
export function* liveChannel(): SagaGenerator<void> {
  let failuresInARow = 0;
  for (;;) {
    yield* put(channelChanged('connecting'));
    const { wasStable, isRestart } = yield* runConnection();
    failuresInARow = wasStable ? 1 : failuresInARow + 1;
    yield* put(channelChanged('closed'));
    // Once: a service that restarts again and again counts as one that fails.
    const returnsAtOnce = isRestart && failuresInARow === 1;
    if (returnsAtOnce) yield* restartDelay();
    const answered = yield* refreshPlace();
    if (returnsAtOnce && answered) continue;
    if (failuresInARow <= CHANNEL_RECONNECTION.attempts) {
      yield* steadyDelay(backoffDelay(CHANNEL_RECONNECTION, failuresInARow));
    } else {
      yield* put(channelChanged('unavailable'));
      yield* untilSocketsMayWork();
    }
    // Services that restarted without the session would accept its socket and stay silent.
    if (!answered) yield* askOnceMore();
  }
}

/** Other nodes take over when one stops; a delay of its own for each page keeps them from all asking at once. */
function* restartDelay(): SagaGenerator<void> {
  const { ids } = yield* getPlatform();
  yield* steadyDelay(ids.random() * RESTART_SPREAD_MS);
}

/** Has a short limit: a socket may work where HTTP hangs. */
function* askOnceMore(): SagaGenerator<void> {
  yield* race({ asked: call(refreshPlace), late: steadyDelay(RECHECK_LIMIT_MS) });
}

interface ConnectionEnd {
  /** It lasted long enough to count as a success. */
  readonly wasStable: boolean;
  /** The services announced that they restart. */
  readonly isRestart: boolean;
}

const FAILED: ConnectionEnd = { wasStable: false, isRestart: false };

function* runConnection(): SagaGenerator<ConnectionEnd> {
  const platform = yield* getPlatform();
  if (platform.secrets.sessionId() === undefined) {
    return yield* failToConnect('No session ID available for WebSocket connection');
  }
  const socket = tryToConnect(platform);
  if (!socket) return yield* failToConnect('WebSocket connection refused by the browser');
  let closeCode: number = CLOSE_NORMAL;
  let isOver = true;
  try {
    const opening = yield* race({
      opened: call(untilOpened, socket),
      late: steadyDelay(CHANNEL_CONNECT_LIMIT_MS),
    });
    if (opening.late) return yield* failToConnect('WebSocket connection timeout');
    if (opening.opened !== true) return FAILED;
    isOver = false;
    const openedAt = platform.clock.now();
    yield* put(channelChanged('open'));
    const { closed, silent } = yield* race({
      closed: call(receiveMessages, socket),
      silent: call(beatBySocket, socket),
    });
    if (silent) closeCode = CLOSE_SILENT;
    isOver = true;
    const wasStable = platform.clock.now() - openedAt >= CHANNEL_STABLE_AFTER_MS;
    return { wasStable, isRestart: closed === CLOSE_RESTART };
  } finally {
    // Cancelled while open: the session is ending too, so tell the services.
    if (!isOver) socket.send(JSON.stringify({ type: 'disconnect' }));
    socket.close(closeCode, '');
  }
}

function* failToConnect(message: string): SagaGenerator<ConnectionEnd> {
  yield* put(channelConnectFailed({ message }));
  return FAILED;
}

/**
 * Returns `undefined` when the browser refuses to connect at all, as it does from an https page to a ws
 * address. The browser's reason is not passed on: it may quote the address, which contains the session
 * id.
 */
function tryToConnect({ sockets, config, secrets }: Platform): SocketChannel | undefined {
  const id = secrets.sessionId();
  if (id === undefined) return undefined;
  try {
    return openSocketChannel(sockets, liveChannelAddress(config, id));
  } catch {
    return undefined;
  }
}

function* untilOpened(socket: SocketChannel): SagaGenerator<boolean> {
  const event = yield* take(socket.events);
  return event.kind === 'opened';
}
