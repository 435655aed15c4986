import { sql, type Kysely } from 'kysely';

/** Second opinions of all articles, and who is asked for one, without looking at what is said beside them. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`
    CREATE INDEX part_opinions ON part (article, part) WHERE part LIKE 'opinions/%'`.execute(
    database,
  );
  await sql`
    CREATE INDEX part_asked ON part (article, part) WHERE part LIKE 'article/opinions/%'`.execute(
    database,
  );
}
