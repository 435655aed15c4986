import { Pool } from 'pg';
import { outlivingBreaks } from './outlivingBreaks';
import { connectionTo } from './serverConnection';

/** How many calls of one process the database serves at a time; Postgres allows 100 in all by default. */
const CONNECTIONS = 10;

/** Milliseconds after which the database gives up on a statement: none of ours takes as long. */
const STATEMENT_LIMIT_MS = 30_000;

/** Connections to a PostgreSQL server. @param url such as `postgres://user@host/database` */
export function postgresPool(url: string): Pool {
  return outlivingBreaks(
    new Pool({
      ...connectionTo(url),
      max: CONNECTIONS,
      statement_timeout: STATEMENT_LIMIT_MS,
    }),
  );
}
