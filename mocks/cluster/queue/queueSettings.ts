import { availableParallelism } from 'node:os';
import { readCluster, type ClusterSettings } from '../../services/clusterSettings';
import type { QueueLimits } from './admission';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the queue and the bytes of its jobs are, and what may wait in it. */
export type QueueSettings = ClusterSettings & QueueLimits;

/** Some eight minutes of work for four workers; what comes then would wait longer than its request lasts. */
const DEFAULT_MAX_WAITING = 2_000;

/** An article with 500 drawings, each asked for at once by a client that limits nothing. */
const DEFAULT_MAX_WAITING_EACH = 500;

/**
 * The queue's settings; null if the tasks stay on this machine.
 *
 * @throws Error naming the variable whose value cannot be used
 */
export function readQueueSettings(env: Environment): QueueSettings | null {
  const pool = env['MARCUS_POOL'] ?? '';
  if (pool === '') return null;
  if (pool !== 'queue') throw new Error(`MARCUS_POOL must be "queue" or absent, not "${pool}"`);
  return readQueue(env);
}

/** The queue's settings for those who always need one. */
export function readQueue(env: Environment): QueueSettings {
  const cluster = readCluster(env);
  if (cluster === null) {
    throw new Error('A queue needs MARCUS_REDIS_URL and MARCUS_FILES, the same for all machines');
  }
  return {
    ...cluster,
    maxWaiting: count(env, 'MARCUS_QUEUE_MAX', DEFAULT_MAX_WAITING),
    maxWaitingEach: count(env, 'MARCUS_QUEUE_MAX_EACH', DEFAULT_MAX_WAITING_EACH),
  };
}

/** Tasks that a worker does at a time: by default one for each core but one, which Redis and the system need. */
export const readWorkerSize = (env: Environment): number =>
  count(env, 'MARCUS_WORKER_TASKS', Math.max(1, availableParallelism() - 1));

function count(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`${name} must be a whole number above 0, not "${text}"`);
}
