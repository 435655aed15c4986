import type { Pool } from 'pg';

/**
 * A pool whose process outlives its database: a connection that breaks fails the statement that uses it, and is an
 * event besides, which ends a process that does not listen.
 */
export function outlivingBreaks(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
