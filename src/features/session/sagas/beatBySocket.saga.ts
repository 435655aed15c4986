import { race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { isHeardOnChannel } from '../lifecycle.slice';
import { beatOnceByHttp } from './beatByHttp.saga';
import { beatPause } from './beatPause.saga';
import { refreshPlace } from './refreshPlace.saga';
import { HEARTBEAT_INTERVAL_MS } from './sessionPolicy';
import type { SocketChannel } from '@/lib/saga/socketChannel';

/**
 * Sends heartbeats until the connection is known to be dead. The first one returns the place with its
 * estimated wait, which the response to creating a session leaves out.
 *
 * Silence alone proves nothing: the reference services do not answer anyone while they process a
 * drawing (docs/contract.md 13.1), and closing the socket would cost the session. A channel is dead if
 * it stays silent although the services have answered a request. While one of our own long requests is
 * running this does not apply, because the services may answer in between and fall silent again.
 *
 * @returns true when the connection is dead
 */
export function* beatBySocket(socket: SocketChannel): SagaGenerator<true> {
  const { clock, traffic } = yield* getPlatform();
  let servicesAnswer = false;
  for (;;) {
    const from = clock.now();
    if (yield* isBeatAnswered(socket)) {
      servicesAnswer = false;
      yield* beatPause();
    } else if (traffic.wasLongSince(from)) {
      servicesAnswer = false;
      yield* beatOnceByHttp();
    } else if (servicesAnswer) {
      return true;
    } else {
      servicesAnswer = yield* refreshPlace();
    }
  }
}

function* isBeatAnswered(socket: SocketChannel): SagaGenerator<boolean> {
  socket.send(JSON.stringify({ type: 'heartbeat' }));
  const { answer } = yield* race({
    answer: take(isHeardOnChannel),
    silence: steadyDelay(HEARTBEAT_INTERVAL_MS),
  });
  return answer !== undefined;
}
