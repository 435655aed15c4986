import { Redis } from 'ioredis';

/** Longest pause in ms between two attempts to reach a Redis that is away. */
const MAX_PAUSE_MS = 2_000;

/**
 * A connection for the task queue, which waits for a Redis that is away instead of failing: what was sent
 * meanwhile is sent again when it is back.
 *
 * @param onError is told each failed attempt, by its message
 */
export function openQueueConnection(
  url: string,
  onError: (message: string) => void = () => undefined,
): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(50 * attempt, MAX_PAUSE_MS),
  });
  // Without a listener an error ends the process.
  redis.on('error', (error: Error) => onError(error.message));
  return redis;
}
