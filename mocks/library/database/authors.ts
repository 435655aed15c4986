import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

/** Of `Library.authors`: from each name to the next one, since there are few among many rows. Without erased names. */
export async function readAuthors(database: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    WITH RECURSIVE author (name) AS (
      SELECT min(author) FROM part
      UNION ALL
      SELECT (SELECT min(part.author) FROM part WHERE part.author > author.name)
      FROM author WHERE author.name IS NOT NULL
    )
    SELECT name FROM author WHERE name !~ '^person-[0-9a-f]{8}$' ORDER BY name`.execute(database);
  return rows.map(({ name }) => name);
}
