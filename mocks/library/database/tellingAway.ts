import type { PostgresPool } from 'kysely';
import { LibraryAwayError } from '../../services/library/library';

/** Of Node, where nobody listens, or no longer. */
const SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'];

/**
 * Of PostgreSQL (its documentation, appendix A): connection, resources, what an operator does, and what it has given up
 * on, be it a statement that waited for others for too long, or a transaction that they waited for.
 */
const STATES = /^(?:08|53|57|25P03|55P03)/;

/** Of pg, which gives them no code. */
const WORDS =
  /^timeout exceeded when trying to connect|^Connection terminated|^Client has encountered a connection error/;

/** A pool whose errors tell a database that cannot be reached from one that refuses a statement. */
export const tellingAway = (pool: PostgresPool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect().catch(refuse);
    // Kysely calls it with a statement and its values, and with a cursor only where it is given one.
    const query = (statement: string, values: readonly unknown[]) =>
      client.query<unknown>(statement, values).catch(refuse);
    return { query: query as typeof client.query, release: () => client.release() };
  },
  end: () => pool.end(),
});

function refuse(error: unknown): never {
  throw isAway(error) ? new LibraryAwayError(error) : error;
}

function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message }: { readonly code?: unknown; readonly message?: unknown } = error;
  return SYSTEM.includes(String(code)) || STATES.test(String(code)) || WORDS.test(String(message));
}
