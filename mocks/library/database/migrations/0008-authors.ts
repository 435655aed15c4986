import { sql, type Kysely } from 'kysely';

/** Who has said something that stands, without reading all of it. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`CREATE INDEX part_author ON part (author)`.execute(database);
}
