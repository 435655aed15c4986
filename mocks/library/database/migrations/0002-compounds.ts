import { sql, type Kysely } from 'kysely';

/**
 * What compounds are found by: a row for each drawing or name of an article, and what is computed of its structure.
 * Both follow from the log. Fingerprints are of 2,048 bits: of RDKit's pattern fingerprint, half as many let twice as
 * many strangers through to where atoms are compared.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`
    CREATE TABLE compound (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      article text NOT NULL REFERENCES article (id),
      segment text NOT NULL,
      seq bigint NOT NULL,
      number text,
      name text,
      organism text,
      taxon text,
      smiles text,
      molfile text,
      engine text,
      doubts smallint NOT NULL,
      verdict text,
      reason text,
      judged_by text,
      judged_at timestamptz,
      words tsvector NOT NULL,
      due timestamptz,
      UNIQUE (article, segment)
    )`.execute(database);
  await sql`CREATE INDEX compound_words ON compound USING gin (words)`.execute(database);
  await sql`CREATE INDEX compound_taxon ON compound (taxon)`.execute(database);
  await sql`CREATE INDEX compound_due ON compound (due) WHERE due IS NOT NULL`.execute(database);
  await sql`
    CREATE TABLE chemistry (
      compound bigint PRIMARY KEY REFERENCES compound (id) ON DELETE CASCADE,
      canonical text NOT NULL,
      inchi_key text,
      skeleton text,
      pattern bit(2048) NOT NULL,
      morgan bit(2048) NOT NULL,
      morgan_bits smallint NOT NULL
    )`.execute(database);
  await sql`CREATE INDEX chemistry_skeleton ON chemistry (skeleton)`.execute(database);
  // Articles that were there before this table; their rows are made when the library is opened.
  await sql`CREATE TABLE without_compounds (article text PRIMARY KEY)`.execute(database);
  await sql`INSERT INTO without_compounds SELECT DISTINCT article FROM part`.execute(database);
}
