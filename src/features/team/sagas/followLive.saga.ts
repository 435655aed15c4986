import { readTeamMessage, teamLiveAddress, writePlace } from '@/api/teamLive';
import type { BackoffPolicy } from '@/lib/saga/backoff';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { CLOSE_NORMAL, openSocketChannel, type SocketChannel } from '@/lib/saga/socketChannel';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { waitFor } from '@/lib/saga/waitFor';
import { withBackoff } from '@/lib/saga/withBackoff';
import { newsHeard, peopleSeen } from '../team.slice';
import { selectOwnPlace } from './ownPlace';

/** All times in ms. The library is asked every half minute besides, so it can wait. */
const RECONNECTION: BackoffPolicy = {
  attempts: Infinity,
  firstDelayMs: 1_000,
  factor: 2,
  maxDelayMs: 60_000,
};

/** For the handshake. */
const CONNECT_LIMIT_MS = 10_000;

/** A connection that lasts so long counts as a success. */
const STABLE_AFTER_MS = 10_000;

/** Without any message, when the services say every 30 s that they are there. */
const SILENCE_LIMIT_MS = 75_000;

/** Between two messages of where the user is: keys go through drawings faster than anybody watches. */
const PLACE_PAUSE_MS = 500;

/** After services restart, each page comes back at a moment of its own within these. */
const RESTART_SPREAD_MS = 2_000;

/** Hears live that others said something, and who is where; tells where the user is. Without it, pages still ask. */
export function* followLive(): SagaGenerator<void> {
  const { ids } = yield* getPlatform();
  for (;;) {
    yield* withBackoff(RECONNECTION, runConnection);
    yield* steadyDelay(ids.random() * RESTART_SPREAD_MS);
  }
}

/** @throws Error if it did not last */
function* runConnection(): SagaGenerator<void> {
  const { sockets, config, clock } = yield* getPlatform();
  const socket = openSocketChannel(sockets, teamLiveAddress(config));
  try {
    const { event } = yield* race({
      event: take(socket.events),
      late: steadyDelay(CONNECT_LIMIT_MS),
    });
    if (event?.kind !== 'opened') throw new Error('The live channel did not open');
    const openedAt = clock.now();
    yield* race({ ended: call(receive, socket), telling: call(tellPlace, socket) });
    // Nobody is known to be anywhere while nothing is heard.
    yield* put(peopleSeen([]));
    if (clock.now() - openedAt < STABLE_AFTER_MS) throw new Error('The live channel ended at once');
  } finally {
    socket.close(CLOSE_NORMAL, '');
  }
}

function* receive({ events }: SocketChannel): SagaGenerator<void> {
  for (;;) {
    const { event } = yield* race({ event: take(events), silence: steadyDelay(SILENCE_LIMIT_MS) });
    if (event?.kind !== 'message') return;
    const message = readTeamMessage(event.text);
    if (message?.type === 'news') yield* put(newsHeard({ seq: message.seq }));
    if (message?.type === 'here') yield* put(peopleSeen(message.people));
  }
}

function* tellPlace(socket: SocketChannel): SagaGenerator<void> {
  for (;;) {
    const place = yield* select(selectOwnPlace);
    socket.send(writePlace(place));
    yield* steadyDelay(PLACE_PAUSE_MS);
    const hasMoved = (state: Parameters<typeof selectOwnPlace>[0]): boolean =>
      selectOwnPlace(state) !== place;
    yield* waitFor(hasMoved);
  }
}
