import { sql, type Kysely } from 'kysely';

/** The taxon of an organism and all above it, instead of the first alone. Those that are there are looked up again. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE compound DROP COLUMN taxon, ADD COLUMN taxa text[]`.execute(database);
  await sql`CREATE INDEX compound_taxa ON compound USING gin (taxa)`.execute(database);
  await sql`UPDATE compound SET due = now() WHERE organism IS NOT NULL`.execute(database);
}
