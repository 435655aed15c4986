import { sql, type RawBuilder } from 'kysely';

/** A text of a value that anybody may have written; null for anything else. */
const textOf = (value: RawBuilder<unknown>) =>
  sql`CASE WHEN jsonb_typeof(${value}) = 'string' THEN ${value} #>> '{}' END`;

/** What a judgement says of a field, as `wordsOf` of pages has it (src/domain/team/agreement.ts). */
const verdictIn = (judgement: RawBuilder<unknown>) => textOf(sql`${judgement} -> 'verdict'`);
const structureIn = (judgement: RawBuilder<unknown>) =>
  sql`CASE WHEN ${judgement} ->> 'verdict' = 'correct' THEN ${textOf(sql`${judgement} -> 'of'`)} END`;

const [FIRST, SECOND] = [sql`given.first_value`, sql`given.second_value`];

/**
 * Table expressions, of which `pair` has a row for each field of which two people said something: a second opinion that
 * has ended, and the first word as it stood when it ended, whatever became of it since. Nothing of what anybody says of
 * their own word.
 *
 * `is_open`: nobody has said the part again since, so that no choice was made between the two.
 */
export const PAIRS = sql`
  asked AS (
    SELECT article, value, seq, at, split_part(part, '/', 3) AS giver
    FROM part WHERE part LIKE 'article/opinions/%'
  ),
  opinion AS (
    SELECT part.article, part.part, part.value, part.author, part.at, part.seq,
      asked.seq AS ended, substr(part.part, length('opinions/' || asked.giver || '/') + 1) AS of
    FROM part JOIN asked ON asked.article = part.article
      AND asked.giver = split_part(part.part, '/', 2)
    WHERE part.part LIKE 'opinions/%' AND asked.value = 'null' AND part.value <> 'null'
      AND part.seq < asked.seq
  ),
  given AS (
    SELECT opinion.article, opinion.of AS part, opinion.ended, split_part(opinion.of, '/', 1) AS kind,
      opinion.value AS second_value, opinion.author AS second_by, opinion.at AS second_at, opinion.seq AS second_seq,
      standing.at AS first_at, standing.seq AS first_seq, standing.seq < opinion.ended AS is_open,
      CASE WHEN standing.seq < opinion.ended THEN standing.value ELSE earlier.value_to END
        AS first_value,
      CASE WHEN standing.seq < opinion.ended THEN standing.author ELSE earlier.author END
        AS first_by
    FROM opinion
    JOIN part AS standing ON standing.article = opinion.article AND standing.part = opinion.of
    LEFT JOIN LATERAL (
      SELECT value_to, author FROM event
      WHERE event.article = opinion.article AND event.part = opinion.of
        AND event.seq < opinion.ended AND standing.seq > opinion.ended
      ORDER BY event.seq DESC LIMIT 1
    ) AS earlier ON true
  ),
  pair AS (
    SELECT given.*, said.field, said.first_word, said.second_word
    FROM given CROSS JOIN LATERAL (
      SELECT 'verdict', ${verdictIn(FIRST)}, ${verdictIn(SECOND)} WHERE given.kind = 'judgements'
      UNION ALL
      SELECT 'structure', ${structureIn(FIRST)}, ${structureIn(SECOND)}
      WHERE given.kind = 'judgements'
      UNION ALL
      SELECT split_part(given.part, '/', 3), ${textOf(FIRST)}, ${textOf(SECOND)}
      WHERE given.kind = 'drafts'
    ) AS said (field, first_word, second_word)
    WHERE given.first_by <> given.second_by
      AND said.first_word IS NOT NULL AND said.second_word IS NOT NULL
  )`;

/** Whether anybody, or one person alone, is giving a second opinion of an article without seeing the first one. */
export const isBlind = (article: RawBuilder<unknown>, name?: string) => sql<boolean>`EXISTS (
  SELECT 1 FROM part AS blind
  WHERE blind.article = ${article} AND blind.part LIKE 'article/opinions/%'
    AND blind.value = '"blind"' ${
      name === undefined
        ? sql``
        : sql`AND blind.part = ${`article/opinions/${encodeURIComponent(name)}`}`
    })`;
