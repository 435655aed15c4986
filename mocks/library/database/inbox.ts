import { sql, type Kysely } from 'kysely';
import type { InboxPart, LibraryInbox } from '../../services/library/library';
import type { Json } from '../../services/library/event';
import type { Tables } from './tables';

/** Of each kind; who has more waiting begins with the latest. */
const MOST = 200;

/** Of `Library.inbox`. */
export async function readInbox(database: Kysely<Tables>, name: string): Promise<LibraryInbox> {
  const parts = database
    .selectFrom('part')
    .innerJoin('article', 'article.id', 'part.article')
    .select(['part.article', 'article.file_name', 'article.title', 'part.part', 'part.value'])
    .select(['part.author', 'part.at', 'part.seq'])
    .orderBy('part.seq', 'desc')
    .limit(MOST);
  const mentions = await parts
    .where('part.part', 'like', 'comments/%')
    .where(sql<boolean>`part.value -> 'mentions' @> ${JSON.stringify([name])}::jsonb`)
    .where('part.author', '<>', name)
    .execute();
  const contested = await parts
    .where('part.contested', '=', true)
    .where(({ not, exists, selectFrom }) =>
      // Who gives a second opinion of an article is not to see the first one.
      not(
        exists(
          selectFrom('part as asked')
            .select('asked.seq')
            .whereRef('asked.article', '=', 'part.article')
            .where('asked.part', '=', `article/opinions/${encodeURIComponent(name)}`)
            .where('asked.value', '=', JSON.stringify('blind')),
        ),
      ),
    )
    .execute();
  return { mentions: mentions.map(inboxPart), contested: contested.map(inboxPart) };
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

const inboxPart = ({ article, file_name, title, part, value, ...row }: Row): InboxPart => ({
  ...{ article, fileName: file_name, title, part, value },
  by: row.author,
  at: row.at.toISOString(),
  seq: Number(row.seq),
});
