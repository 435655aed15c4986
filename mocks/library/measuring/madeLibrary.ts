import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables';

/** How much there is in a made library. */
export interface LibrarySize {
  readonly articles: number;
  /** Drawings of each article, with a reading and a judgement each. */
  readonly drawings: number;
}

/** Articles of one statement. */
const ARTICLES = 250;

/**
 * Characters of a molfile of some 30 atoms. A reading has two of them, one with the picture's pixels as coordinates.
 */
const MOLFILE = 'M  V30 1 C 12.3456 -7.8901 0 0\n'.repeat(50);

/** The id of a made article. @param number from 1 */
export const madeArticle = (number: number): string =>
  createHash('sha256').update(`made article ${number}`).digest('hex');

/** The id of a drawing of it. @param drawing from 1 */
export const madeSegment = (number: number, drawing: number): string =>
  createHash('md5')
    .update(`${number} ${drawing}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Fills an empty library with made articles, without going through its calls, which would take hours. */
export async function makeLibrary(
  database: Kysely<Tables>,
  { articles, drawings }: LibrarySize,
): Promise<void> {
  for (let first = 1; first <= articles; first += ARTICLES) {
    const last = Math.min(articles, first + ARTICLES - 1);
    await database.transaction().execute(async (open) => {
      await sql`
        INSERT INTO article (id, file_name, bytes)
        SELECT ${ID}, 'article-' || n || '.pdf', 1000000 + n
        FROM generate_series(${first}::int, ${last}::int) AS n`.execute(open);
      await sql`
        INSERT INTO event (id, article, part, value_from, value_to, at, base, author)
        SELECT gen_random_uuid(), ${ID}, said.part, 'null', said.value,
          '2026-01-01'::timestamptz + n * interval '1 minute', 0, 'curator-' || (n + said.other) % 50
        FROM generate_series(${first}::int, ${last}::int) AS n,
          LATERAL (${saidOfDrawings(drawings)}) AS said
        ORDER BY n, said.drawing`.execute(open);
    });
  }
  await follow(database, articles);
  await sql`VACUUM ANALYZE`.execute(database);
}

/** The id of the article with the number n, as `madeArticle` has it. */
const ID = sql`encode(sha256(convert_to('made article ' || n, 'UTF8')), 'hex')`;

/**
 * What is said of the article n: its title, and of each drawing where it is, what it shows and that it is right. Of one
 * article in ten somebody else has given a second opinion, which says another thing of each ninth drawing.
 */
const saidOfDrawings = (drawings: number) => sql`
  SELECT 0 AS drawing, 'article/title' AS part, to_jsonb('Constituents of plant ' || n) AS value,
    0 AS other
  UNION ALL
  SELECT ${drawings}::int + 1, 'article/opinions/curator-' || (n + 1) % 50, 'null', 1
  WHERE n % 10 = 3
  UNION ALL
  SELECT d, 'opinions/curator-' || (n + 1) % 50 || '/judgements/' || md5(n || ' ' || d)::uuid,
    jsonb_build_object('verdict', 'correct', 'at', '2026-01-01T00:00:00Z', 'of', 'CCO'), 1
  FROM generate_series(1, ${drawings}::int) AS d WHERE n % 10 = 3
  UNION ALL
  SELECT d, kind || '/' || md5(n || ' ' || d)::uuid, value, 0
  FROM generate_series(1, ${drawings}::int) AS d, LATERAL (VALUES
    ('segments', jsonb_build_object('pageIndex', d % 20, 'segmentIndex', d, 'origin', 'found',
      'box', jsonb_build_array(0.1, 0.1, 0.4, 0.3),
      'label', jsonb_build_object('number', d, 'name', 'c' || n || 'x' || d))),
    ('structures', jsonb_build_object('smiles', 'COc1cc(C=CC(=O)O)ccc1O' || repeat('C', (n + d) % 40),
      'engine', 'lines', 'timestamp', '2026-01-01T00:00:00Z', 'confidence', 0.9, 'molfile',
      ${MOLFILE}::text || n || d, 'placement', jsonb_build_object('width', 800, 'height', 600,
      'molfile', ${MOLFILE}::text || d || n))),
    ('judgements', jsonb_build_object('verdict', CASE WHEN (n + d) % 9 = 0 THEN 'rejected' ELSE
      'correct' END, 'at', '2026-01-01T00:00:00Z', 'by', 'curator-' || n % 50, 'of', 'CCO'))
  ) AS kinds (kind, value)`;

/** The tables that follow from the log. */
async function follow(database: Kysely<Tables>, articles: number) {
  for (let first = 1; first <= articles; first += ARTICLES) {
    const ids = sql`SELECT ${ID} FROM generate_series(${first}::int,
      ${Math.min(articles, first + ARTICLES - 1)}::int) AS n`;
    await sql`
      INSERT INTO part (article, part, seq, value, author, at)
      SELECT article, part, seq, value_to, author, at FROM event WHERE article IN (${ids})`.execute(
      database,
    );
    await sql`
      UPDATE article SET seq = said.seq, title = said.title,
        words = array_to_tsvector(ARRAY['constituents', 'of', 'plant', 'article', 'pdf', 'state:free',
          'state:inWork', regexp_replace(said.title, '[^0-9]+', '', 'g')]) FROM (
        SELECT article, max(seq) AS seq,
          max(value #>> '{}') FILTER (WHERE part = 'article/title') AS title
        FROM part WHERE article IN (${ids}) GROUP BY article
      ) AS said WHERE article.id = said.article`.execute(database);
    await addCompounds(database, ids);
  }
}

/** What compounds are found by, with as many words and bits as real ones have, but none that mean anything. */
async function addCompounds(database: Kysely<Tables>, ids: RawBuilder<unknown>) {
  await sql`
    WITH made AS (
      INSERT INTO compound (article, segment, seq, number, name, smiles, engine, doubts, verdict,
        judged_by, judged_at, words)
      SELECT drawing.article, split_part(drawing.part, '/', 2), judged.seq,
        drawing.value #>> '{label,number}', drawing.value #>> '{label,name}',
        reading.value ->> 'smiles', 'lines', 0, judged.value ->> 'verdict', judged.author, judged.at,
        array_to_tsvector(ARRAY['constituents', 'of', 'plant', 'compound', 'pdf', 'lines',
          left(drawing.article, 8), drawing.value #>> '{label,name}', judged.author,
          'verdict:' || (judged.value ->> 'verdict'), 'doubt:no', 'state:inWork'])
      FROM part AS drawing
      JOIN part AS reading ON reading.article = drawing.article
        AND reading.part = 'structures/' || split_part(drawing.part, '/', 2)
      JOIN part AS judged ON judged.article = drawing.article
        AND judged.part = 'judgements/' || split_part(drawing.part, '/', 2)
      WHERE drawing.article IN (${ids}) AND drawing.part LIKE 'segments/%'
      RETURNING id, smiles
    )
    INSERT INTO chemistry (compound, canonical, inchi_key, skeleton, pattern, morgan, morgan_bits)
    SELECT id, smiles, NULL, left(upper(md5((id % 100000)::text)), 14),
      ('x' || repeat(md5(id::text), 16))::bit(2048), ('x' || repeat(md5(id || 'm'), 16))::bit(2048),
      40 + id % 60
    FROM made`.execute(database);
}
