import { readLiveMessage } from '@/api/liveMessage';
import { put, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { placeReported } from '../lifecycle.slice';
import type { SocketChannel } from '@/lib/saga/socketChannel';

/**
 * Dispatches an action for each message the services push, until the socket closes. Messages that are
 * of an unknown type, concern another session or cannot be parsed are ignored: a later server version
 * may send more than we know.
 *
 * @returns the close code
 */
export function* receiveMessages(socket: SocketChannel): SagaGenerator<number> {
  const { clock, secrets } = yield* getPlatform();
  for (;;) {
    const event = yield* take(socket.events);
    if (event.kind === 'closed') return event.code;
    if (event.kind !== 'message') continue;
    const message = readLiveMessage(event.text, secrets.sessionId() ?? '');
    if (message === undefined) continue;
    if (message.type === 'ping') {
      socket.send(JSON.stringify({ type: 'pong' }));
      continue;
    }
    const { session, queue } = message;
    yield* put(placeReported({ place: { session, queue }, at: clock.now(), via: 'channel' }));
  }
}
