import { Pool } from 'pg';
import { outlivingBreaks } from './outlivingBreaks';

/** How many calls of one process the database serves at a time; Postgres allows 100 in all by default. */
const CONNECTIONS = 10;

/** Milliseconds to wait for a connection before a call fails. */
const CONNECT_LIMIT_MS = 5_000;

/** Milliseconds after which the database gives up on a statement: none of ours takes as long. */
const STATEMENT_LIMIT_MS = 30_000;

/** Connections to a PostgreSQL server. @param url such as `postgres://user@host/database` */
export function postgresPool(url: string): Pool {
  return outlivingBreaks(
    new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      statement_timeout: STATEMENT_LIMIT_MS,
    }),
  );
}
