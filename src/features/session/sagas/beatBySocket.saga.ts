import { delay, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { isHeardOnChannel } from '../session.slice';
import { refreshPlace } from './refreshPlace.saga';
import { HEARTBEAT_INTERVAL_MS } from './sessionPolicy';
import type { SocketChannel } from './socketChannel';

/**
 * Beats until the connection is known to be dead; the first beat brings the place with its estimated
 * wait, which the answer that makes a session leaves out.
 *
 * Silence alone proves nothing: the reference services answer nobody while they read a drawing
 * (contract section 13), and closing the socket would cost the session. Dead is a channel that stays
 * silent although the services have answered a request.
 *
 * @returns true, when it is dead
 */
export function* beatBySocket(socket: SocketChannel): SagaGenerator<true> {
  let servicesAnswer = false;
  for (;;) {
    if (yield* isBeatAnswered(socket)) {
      servicesAnswer = false;
      yield* delay(HEARTBEAT_INTERVAL_MS);
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
    silence: delay(HEARTBEAT_INTERVAL_MS),
  });
  return answer !== undefined;
}
