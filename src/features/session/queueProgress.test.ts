import { formatSeats, formatWait, queueProgress } from './queueProgress';

it.each([
  [undefined, 100],
  [1, 90],
  [4, 60],
  [10, 0],
  [11, 0],
  [0, 100],
  [-3, 100],
])('position %s in the queue is %s percent of the way', (position, percent) => {
  expect(queueProgress(position)).toBe(percent);
});

it.each([
  [5, '1 min'],
  [89, '1 min'],
  [600, '10 min'],
])('a wait of %i s is shown as %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});

const session = { status: 'waiting' } as const;

interface Told {
  readonly queue?: { readonly activeSessions: number; readonly maxConcurrentUsers: number };
  readonly activeUsers?: number;
}

it.each<[string, Told, string | undefined]>([
  ['the services’ own numbers', { queue: { activeSessions: 4, maxConcurrentUsers: 5 } }, '4/5'],
  ['the session’s number alone', { activeUsers: 2 }, '2/3'],
  ['nothing, when neither is known', {}, undefined],
])('the seats are taken from %s', (_by, { queue, ...told }, words) => {
  const full = {
    waitingQueueLength: 0,
    availableSlots: 0,
    activeSessions: 0,
    maxConcurrentUsers: 0,
  };
  const place = {
    session: { ...session, ...told },
    ...(queue && { queue: { ...full, ...queue } }),
  };
  expect(formatSeats(place)).toBe(words);
});
