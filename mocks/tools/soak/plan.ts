/** How a client goes when its work is done. */
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
  readonly channel: 'socket' | 'http';
  readonly calls: number;
  readonly ending: Ending;
  /** Leaves if it is still waiting after this many milliseconds. */
  readonly patienceMs: number;
}

/** One visit in five is over HTTP alone; one waiter in ten has no patience. */
export function planVisit(impatienceMs: number): VisitPlan {
  const channel = Math.random() < 0.2 ? 'http' : 'socket';
  return {
    channel,
    calls: 1 + Math.floor(Math.random() * 4),
    ending: chooseEnding(channel === 'socket' ? SOCKET_ENDINGS : HTTP_ENDINGS),
    patienceMs: Math.random() < 0.1 ? Math.random() * impatienceMs : Number.POSITIVE_INFINITY,
  };
}

/** Each as likely as its weight says. */
function chooseEnding(endings: readonly Ending[]): Ending {
  const total = endings.reduce((sum, ending) => sum + ENDING_WEIGHTS[ending], 0);
  let left = Math.random() * total;
  return endings.find((ending) => (left -= ENDING_WEIGHTS[ending]) < 0) ?? 'remove';
}
