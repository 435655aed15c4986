import type { Place } from '../sessionState';

/** Second in the queue while all seats are taken. */
export const SECOND_IN_QUEUE: Place = {
  session: { status: 'waiting', queuePosition: 2, estimatedWaitS: 600 },
  queue: { activeSessions: 3, maxConcurrentUsers: 3, waitingQueueLength: 2, availableSlots: 0 },
};

export const SEATED: Place = { session: { status: 'active' } };
