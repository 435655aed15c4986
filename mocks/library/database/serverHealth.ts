import { sql, type Kysely } from 'kysely';
import type { LibraryFigures } from '../../services/library/library';
import type { Tables } from './tables';

/** Whether the database answers. */
export const answers = (database: Kysely<Tables>): Promise<boolean> =>
  sql`SELECT 1`.execute(database).then(
    () => true,
    () => false,
  );

/** Of `Library.figures`. */
export async function figuresOf(database: Kysely<Tables>): Promise<LibraryFigures> {
  const { rows } = await sql<{ articles: string; connections: string }>`
    SELECT (SELECT count(*) FROM article) AS articles,
      (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections
  `.execute(database);
  return { articles: Number(rows[0]?.articles), connections: Number(rows[0]?.connections) };
}
