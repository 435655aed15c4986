import type { Place } from './sessionState';

/** The queue position that counts as 0 % progress (docs/requirements/session.md S9.2). */
const WHOLE_WAY = 10;

/** The default from docs/requirements/session.md S9.1; the services report the actual number. */
const USUAL_SEATS = 3;

/**
 * Progress through the queue, in percent from 0 to 100.
 *
 * @param position counted from 1; `undefined` means that no one is ahead
 */
export function queueProgress(position: number | undefined): number {
  if (position === undefined) return 100;
  return Math.min(100, Math.max(0, ((WHOLE_WAY - position) / WHOLE_WAY) * 100));
}

/** Whole minutes, at least one: an estimate in seconds would be false precision. */
export const formatWait = (seconds: number): string =>
  `${Math.max(1, Math.round(seconds / 60))} min`;

/** "2/3", or `undefined` until it is known how many seats are taken. */
export function formatSeats({ session, queue }: Place): string | undefined {
  if (queue) return `${queue.activeSessions}/${queue.maxConcurrentUsers}`;
  return session.activeUsers === undefined ? undefined : `${session.activeUsers}/${USUAL_SEATS}`;
}
