import { HttpError } from '../http/httpError';

/** The error of a client that comes while all seats and places in the queue are taken. */
export const queueIsFull = (): HttpError =>
  new HttpError(503, 'The queue is full. Please try again later.', 'QUEUE_FULL');

/** @param own how many sessions the client's address has */
export const tooManySessions = (own: number): HttpError =>
  new HttpError(
    429,
    `Your address has ${own} sessions, the most it may have.`,
    'TOO_MANY_SESSIONS',
  );
