import { race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { isHeardOnChannel } from '../lifecycle.slice';
import { beatOnceByHttp } from './beatByHttp.saga';
import { beatPause } from './beatPause.saga';
import { refreshPlace } from './refreshPlace.saga';
import { HEARTBEAT_INTERVAL_MS } from './sessionPolicy';
import type { SocketChannel } from './socketChannel';

/**
 * Beats until the connection is known to be dead; the first beat brings the place with its estimated
 * wait, which the answer that makes a session leaves out.
 *
 * Silence alone proves nothing: the reference services answer nobody while they read a drawing
 * (docs/contract.md 13.1), and closing the socket would cost the session. Dead is a channel that stays
 * silent although the services have answered a request; while a long request of our own runs, they
 * may answer in between and fall silent again, so that then nothing is.
 *
 * @returns true, when it is dead
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
