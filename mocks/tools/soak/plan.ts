import { choose, type Random } from './random';

export type ChannelKind = 'socket' | 'http';

/** How a client leaves when its work is done. */
export type Ending =
  | 'remove'
  | 'beacon'
  | 'disconnect'
  | 'close'
  /** The connection is aborted, as by a crashed browser. */
  | 'drop'
  /** The connection stays open but nobody responds, as with a machine that sleeps. */
  | 'vanish';

const SOCKET_ENDINGS = ['remove', 'beacon', 'disconnect', 'close', 'drop', 'vanish'] as const;
const HTTP_ENDINGS = ['remove', 'beacon', 'vanish'] as const;

/** Clients that vanish keep a seat until they time out, so that only a few can be afforded. */
const ENDING_WEIGHTS: Readonly<Record<Ending, number>> = {
  remove: 10,
  beacon: 10,
  disconnect: 5,
  close: 5,
  drop: 8,
  vanish: 1,
};

/** What one client does from joining to leaving. */
export interface VisitPlan {
  readonly channel: ChannelKind;
  readonly calls: number;
  readonly ending: Ending;
  /** Leaves if it is still waiting after this many milliseconds. */
  readonly patienceMs: number;
}

export interface PlanTimes {
  readonly impatienceMs: number;
}

/** One visit in five uses HTTP only; one waiting client in ten is impatient. */
export function planVisit(random: Random, { impatienceMs }: PlanTimes): VisitPlan {
  const channel = random() < 0.2 ? 'http' : 'socket';
  const ending =
    channel === 'socket'
      ? choose(random, ENDING_WEIGHTS, SOCKET_ENDINGS)
      : choose(random, ENDING_WEIGHTS, HTTP_ENDINGS);
  return {
    channel,
    calls: 1 + Math.floor(random() * 4),
    ending,
    patienceMs: random() < 0.1 ? random() * impatienceMs : Number.POSITIVE_INFINITY,
  };
}
