import { sql, type Kysely } from 'kysely';

/** How far a team is with each article, which parts wait for a choice, and whom comments name. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE article ADD state text, ADD state_by text, ADD assigned text`.execute(
    database,
  );
  await sql`
    UPDATE article SET state = part.value #>> '{}', state_by = part.author FROM part
    WHERE part.article = article.id AND part.part = 'article/state'
      AND part.value <> 'null'`.execute(database);
  await sql`
    UPDATE article SET assigned = part.value #>> '{}' FROM part
    WHERE part.article = article.id AND part.part = 'article/assigned'`.execute(database);
  await sql`ALTER TABLE part ADD contested boolean NOT NULL DEFAULT false`.execute(database);
  // Of what was said before, by the word before the one that stands.
  await sql`
    UPDATE part SET contested = true FROM event standing, event before
    WHERE standing.seq = part.seq AND before.article = part.article AND before.part = part.part
      AND before.seq > standing.base AND before.seq < part.seq
      AND before.author <> part.author AND before.value_to <> part.value`.execute(database);
  await sql`CREATE INDEX part_contested ON part (seq) WHERE contested`.execute(database);
  await sql`
    CREATE INDEX part_mentions ON part USING gin ((value -> 'mentions'))
    WHERE part LIKE 'comments/%'`.execute(database);
}
