import { sql, type Kysely } from 'kysely';
import type { LibraryFinding, LibraryStatistics } from '../../services/library/finding';
import type { Tables } from '../database/tables';
import { countAgreement } from './countAgreement';

/** Days of work that are told. */
const DAYS = 90;

/** Counts what stands, in one look at the table, and second opinions beside it. */
export const readStatistics =
  (database: Kysely<Tables>): LibraryFinding['statistics'] =>
  async () => {
    const { rows } = await sql<{ statistics: Omit<LibraryStatistics, 'agreement'> }>`
      WITH counted AS (
        SELECT coalesce(engine, '') AS engine, verdict, reason, judged_by,
          to_char(judged_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*) AS n
        FROM compound GROUP BY 1, 2, 3, 4, 5
      ),
      curators AS (
        SELECT judged_by AS curator, verdict, sum(n) AS count FROM counted
        WHERE verdict IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
      ),
      days AS (
        SELECT day, verdict, sum(n) AS count FROM counted
        WHERE day IN (
          SELECT DISTINCT day FROM counted WHERE day IS NOT NULL ORDER BY day DESC LIMIT ${DAYS}
        )
        GROUP BY 1, 2 ORDER BY 1, 2
      ),
      reasons AS (
        SELECT reason, sum(n) AS count FROM counted
        WHERE reason IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1
      ),
      engines AS (
        SELECT engine, verdict, sum(n) AS count FROM counted
        WHERE engine <> '' AND (verdict IS NULL OR verdict = 'correct' OR reason = 'wrongReading')
        GROUP BY 1, 2 ORDER BY 1, 2
      )
      SELECT json_build_object(
        'articles', (SELECT count(*) FROM article),
        'compounds', coalesce((SELECT sum(n) FROM counted), 0),
        'curators', coalesce((SELECT json_agg(curators) FROM curators), '[]'),
        'days', coalesce((SELECT json_agg(days) FROM days), '[]'),
        'reasons', coalesce((SELECT json_agg(reasons) FROM reasons), '[]'),
        'engines', coalesce((SELECT json_agg(engines) FROM engines), '[]')
      ) AS statistics`.execute(database);
    const [row] = rows;
    if (!row) throw new Error('The database counted nothing');
    return { ...row.statistics, agreement: await countAgreement(database) };
  };
