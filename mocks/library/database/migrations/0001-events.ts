import { sql, type Kysely } from 'kysely';

/** Articles, their events, and what stands of each part. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`
    CREATE TABLE article (
      id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{64}$'),
      file_name text NOT NULL,
      bytes bigint NOT NULL,
      added_at timestamptz NOT NULL DEFAULT now(),
      title text,
      doi text,
      seq bigint NOT NULL DEFAULT 0
    )`.execute(database);
  await sql`
    CREATE TABLE event (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid NOT NULL UNIQUE,
      article text NOT NULL REFERENCES article (id),
      part text NOT NULL,
      value_from jsonb NOT NULL,
      value_to jsonb NOT NULL,
      at timestamptz NOT NULL,
      base bigint NOT NULL,
      author text NOT NULL,
      kept_at timestamptz NOT NULL DEFAULT now()
    )`.execute(database);
  await sql`CREATE INDEX event_of_article ON event (article, seq)`.execute(database);
  await sql`
    CREATE TABLE part (
      article text NOT NULL REFERENCES article (id),
      part text NOT NULL,
      seq bigint NOT NULL REFERENCES event (seq),
      value jsonb NOT NULL,
      author text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (article, part)
    )`.execute(database);
}
