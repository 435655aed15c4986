import { sql, type Kysely } from 'kysely';
import type { Json, KeptEvent } from '../../services/library/event';
import type { ArticleFilter, Library } from '../../services/library/library';
import { soughtArticle } from '../finding/articleWords';
import { findingIn } from '../finding/finding';
import { addArticle } from './addArticle';
import { appendEvents } from './appendEvents';
import { readAuthors } from './authors';
import { erasePerson } from './erasePerson';
import { readInbox } from './inbox';
import type { Tables } from './tables';

/** What a library does with its tables; the same on Postgres in this process's care and on a server. */
export const sqlLibrary = (
  database: Kysely<Tables>,
): Omit<Library, 'onEvents' | 'tellOthers' | 'onTold' | 'figures' | 'obstacle' | 'close'> => ({
  finding: findingIn(database),
  addArticle: (article) => database.transaction().execute((open) => addArticle(open, article)),
  articles: (filter, limit) => readArticles(database, filter, limit),
  append: (events, by, rights) =>
    database.transaction().execute((open) => appendEvents(open, events, by, rights)),
  eventsAfter: (seq, options) => readEvents(database, seq, options),
  parts: (article) => readParts(database, article),
  erasePerson: (name) => database.transaction().execute((open) => erasePerson(open, name)),
  confirmedBefore: async (time) => {
    const rows = await database
      .selectFrom('part')
      .innerJoin('event', 'event.seq', 'part.seq')
      .select('part.article')
      .where('part.part', '=', 'article/state')
      .where('part.value', '=', JSON.stringify('confirmed'))
      .where('event.kept_at', '<', time)
      .execute();
    return rows.map(({ article }) => article);
  },
  last: () => readLast(database),
  authors: () => readAuthors(database),
  inbox: (name, seesAll) => readInbox(database, name, seesAll),
});

async function readArticles(
  database: Kysely<Tables>,
  filter?: ArticleFilter,
  limit?: number,
): ReturnType<Library['articles']> {
  const words = filter && soughtArticle(filter);
  const all = database
    .selectFrom('article')
    .select(['id', 'file_name', 'bytes', 'title', 'doi', 'state', 'state_by', 'assigned', 'seq'])
    .orderBy('seq', 'desc')
    // Those of which nothing was said.
    .orderBy('added_at', 'desc')
    .orderBy('id');
  const found = words === undefined ? all : all.where(sql<boolean>`words @@ ${words}::tsquery`);
  const rows = await (limit === undefined ? found : found.limit(limit)).execute();
  return rows.map(({ file_name: fileName, id, title, doi, state, assigned, ...row }) => ({
    ...{ id, fileName, title, doi, state, assigned },
    stateBy: row.state_by,
    bytes: Number(row.bytes),
    seq: Number(row.seq),
  }));
}

async function readLast(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('event')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

async function readEvents(
  database: Kysely<Tables>,
  seq: number,
  { article, limit }: Parameters<Library['eventsAfter']>[1],
): ReturnType<Library['eventsAfter']> {
  const all = database.selectFrom('event').selectAll().where('seq', '>', String(seq));
  const some = article === undefined ? all : all.where('article', '=', article);
  // One more tells whether there are more.
  const rows = await some
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  return { events: rows.slice(0, limit).map(keptEvent), hasMore: rows.length > limit };
}

async function readParts(database: Kysely<Tables>, article: string): ReturnType<Library['parts']> {
  const rows = await database
    .selectFrom('article')
    .leftJoin('part', 'part.article', 'article.id')
    .select(['part.part', 'part.value', 'part.seq', 'part.author', 'part.at'])
    .where('article.id', '=', article)
    .execute();
  if (rows.length === 0) return null;
  const parts = rows.flatMap(({ part, value, seq, author, at }) =>
    part !== null && seq !== null && author !== null && at !== null
      ? [[part, { value, seq: Number(seq), by: author, at: at.toISOString() }] as const]
      : [],
  );
  return Object.fromEntries(parts);
}

interface EventRow {
  readonly seq: string;
  readonly id: string;
  readonly article: string;
  readonly part: string;
  readonly value_from: Json;
  readonly value_to: Json;
  readonly at: Date;
  readonly base: string;
  readonly author: string;
}

const keptEvent = ({
  value_from,
  value_to,
  seq,
  at,
  base,
  author,
  ...row
}: EventRow): KeptEvent => ({
  ...{ id: row.id, article: row.article, part: row.part },
  ...{ from: value_from, to: value_to, by: author },
  at: at.toISOString(),
  seq: Number(seq),
  base: Number(base),
});
