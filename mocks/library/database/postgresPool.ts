import { Pool } from 'pg';
import { outlivingBreaks } from './outlivingBreaks';
import { connectionTo } from './serverConnection';
import { CALLS, type ServerLimits } from './serverLimits';

/** How many calls of one process the database serves at a time; Postgres allows 100 in all by default. */
const CONNECTIONS = 10;

/** Connections to a PostgreSQL server. @param url such as `postgres://user@host/database` */
export function postgresPool(url: string, { statementMs, idleMs }: ServerLimits = CALLS): Pool {
  return outlivingBreaks(
    new Pool({
      ...connectionTo(url),
      max: CONNECTIONS,
      // By a statement: pg sends no limit of 0, which has to override one that the administrator has set.
      onConnect: (client) =>
        client.query(
          `SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = ${idleMs}`,
        ),
    }),
  );
}
