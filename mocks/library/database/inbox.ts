import { sql, type Kysely } from 'kysely';
import type { InboxDifference, InboxPart, LibraryInbox } from '../../services/library/library';
import type { Json } from '../../services/library/event';
import { isBlind, PAIRS } from './secondOpinions';
import type { Tables } from './tables';

/** Of each kind; who has more waiting begins with the latest. */
const MOST = 200;

/** Of `Library.inbox`. */
export async function readInbox(
  database: Kysely<Tables>,
  name: string,
  seesAll = false,
): Promise<LibraryInbox> {
  const parts = database
    .selectFrom('part')
    .innerJoin('article', 'article.id', 'part.article')
    .select(['part.article', 'article.file_name', 'article.title', 'part.part', 'part.value'])
    .select(['part.author', 'part.at', 'part.seq'])
    // Who gives a second opinion of an article is not to see what others say of it.
    .where(({ not }) => not(isBlind(sql`part.article`, name)))
    .orderBy('part.seq', 'desc')
    .limit(MOST);
  const mentions = await parts
    .where('part.part', 'like', 'comments/%')
    .where(sql<boolean>`part.value -> 'mentions' @> ${JSON.stringify([name])}::jsonb`)
    .where('part.author', '<>', name)
    .execute();
  const contested = await parts.where('part.contested', '=', true).execute();
  return {
    mentions: mentions.map(inboxPart),
    contested: contested.map(inboxPart),
    differences: await readDifferences(database, name, seesAll),
  };
}

/** Where a second opinion says something else than the first word, which nobody has said again since it ended. */
async function readDifferences(
  database: Kysely<Tables>,
  name: string,
  seesAll: boolean,
): Promise<readonly InboxDifference[]> {
  const { rows } = await sql<Row & Second>`
    WITH ${PAIRS}
    SELECT pair.article, article.file_name, article.title, pair.part, pair.first_value AS value,
      pair.first_by AS author, pair.first_at AS at, pair.first_seq AS seq,
      pair.second_value, pair.second_by, pair.second_at, pair.second_seq
    FROM pair JOIN article ON article.id = pair.article
    WHERE pair.is_open AND pair.first_word <> pair.second_word
      AND NOT ${isBlind(sql`pair.article`, name)}
      AND (${seesAll}::boolean OR ${name}::text IN (first_by, second_by, article.assigned))
    ORDER BY pair.ended DESC, pair.second_seq DESC LIMIT ${MOST}`.execute(database);
  return rows.map((row) => ({
    ...inboxPart(row),
    second: {
      ...{ value: row.second_value, by: row.second_by, at: row.second_at.toISOString() },
      seq: Number(row.second_seq),
    },
  }));
}

interface Row {
  readonly article: string;
  readonly file_name: string;
  readonly title: string | null;
  readonly part: string;
  readonly value: Json;
  readonly author: string;
  readonly at: Date;
  readonly seq: string;
}

interface Second {
  readonly second_value: Json;
  readonly second_by: string;
  readonly second_at: Date;
  readonly second_seq: string;
}

const inboxPart = ({ article, file_name, title, part, value, ...row }: Row): InboxPart => ({
  ...{ article, fileName: file_name, title, part, value },
  by: row.author,
  at: row.at.toISOString(),
  seq: Number(row.seq),
});
