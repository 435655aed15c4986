import { sql, type Kysely } from 'kysely';
import type { LibraryStatistics } from '../../services/library/finding';
import { isBlind, PAIRS } from '../database/secondOpinions';
import type { Tables } from '../database/tables';

/** Fields, and pairs of people, that are told: those of which there is most. A part may name any field. */
const MOST_FIELDS = 50;
const MOST_PEOPLE = 200;

/** Table expressions: what is alike of a field, and of a field of two people, with what would be by chance. */
const COUNTED = sql`
  said AS (
    SELECT field, first_by, second_by, first_word, second_word, count(*)::float8 AS n
    FROM pair WHERE NOT ${isBlind(sql`pair.article`)} GROUP BY 1, 2, 3, 4, 5
  ),
  grouped AS (
    SELECT ARRAY[field] AS of, first_word, second_word, n FROM said
    UNION ALL
    SELECT ARRAY[field, first_by, second_by], first_word, second_word, n FROM said
  ),
  chance AS (
    SELECT of, sum(one.n * other.n) AS n
    FROM (SELECT of, first_word AS word, sum(n) AS n FROM grouped GROUP BY 1, 2) AS one
    JOIN (SELECT of, second_word AS word, sum(n) AS n FROM grouped GROUP BY 1, 2) AS other
      USING (of, word)
    GROUP BY of
  ),
  counted AS (
    SELECT of, sum(grouped.n) AS pairs,
      coalesce(sum(grouped.n) FILTER (WHERE first_word = second_word), 0) AS same,
      coalesce(max(chance.n), 0) / sum(grouped.n) AS expected
    FROM grouped LEFT JOIN chance USING (of) GROUP BY of
  )`;

/**
 * Counts where two people said the same, over all articles but those of which somebody is still giving an opinion
 * without seeing the first one. What chance would have them say alike is counted within each field, so that fields can
 * be added up.
 */
export async function countAgreement(
  database: Kysely<Tables>,
): Promise<LibraryStatistics['agreement']> {
  const { rows } = await sql<{ agreement: LibraryStatistics['agreement'] }>`
    WITH ${PAIRS},
    ${COUNTED},
    fields AS (
      SELECT of[1] AS field, pairs, same, expected FROM counted
      WHERE cardinality(of) = 1 ORDER BY pairs DESC, field LIMIT ${MOST_FIELDS}
    ),
    people AS (
      SELECT of[2] AS first, of[3] AS second,
        sum(pairs) AS pairs, sum(same) AS same, sum(expected) AS expected
      FROM counted WHERE cardinality(of) = 3
      GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ${MOST_PEOPLE}
    )
    SELECT json_build_object(
      'fields', coalesce((SELECT json_agg(fields) FROM fields), '[]'),
      'people', coalesce((SELECT json_agg(people) FROM people), '[]')
    ) AS agreement`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The database counted nothing');
  return row.agreement;
}
