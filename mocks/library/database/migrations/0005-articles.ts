import { sql, type Kysely } from 'kysely';

/**
 * What articles are found by, whether they have compounds or not. Those that are there get their words when the library
 * is opened. The number of the last event has no index: it changes with every event, and the words would be indexed
 * again each time.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE article ADD words tsvector`.execute(database);
  await sql`CREATE INDEX article_words ON article USING gin (words)`.execute(database);
}
