import { Pool } from 'pg';
import type { LibraryFigures } from '../../services/library/library';
import { outlivingBreaks } from './outlivingBreaks';
import { connectionTo } from './serverConnection';

/** Milliseconds to wait for an answer. */
const ANSWER_LIMIT_MS = 5_000;

/** How a library's server is. */
export interface ServerHealth {
  readonly answers: () => Promise<boolean>;
  /** Of `Library.figures`. */
  readonly figures: () => Promise<LibraryFigures>;
  readonly close: () => Promise<void>;
}

/**
 * Asks on a connection of its own, since those of the calls may all be at work, which does not say that the server is
 * away.
 *
 * @param url such as `postgres://user@host/database`
 */
export function serverHealth(url: string): ServerHealth {
  const connection = { ...connectionTo(url), max: 1, query_timeout: ANSWER_LIMIT_MS };
  const pool = outlivingBreaks(new Pool(connection));
  return {
    answers: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    figures: async () => {
      const { rows } = await pool.query<{ articles: string; connections: string }>(
        `SELECT (SELECT count(*) FROM article) AS articles,
          (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections`,
      );
      return { articles: Number(rows[0]?.articles), connections: Number(rows[0]?.connections) };
    },
    close: () => pool.end(),
  };
}
