import { sql, type Transaction } from 'kysely';
import type { Json } from '../../services/library/event';
import { keepStanding } from '../database/standing';
import type { Tables } from '../database/tables';
import { keepArticles } from '../finding/keepArticles';
import type { ArticleLine, EventLine } from './libraryLines';

/** The number of the library's last event; 0: none. */
export async function lastSeq(open: Transaction<Tables>): Promise<number> {
  const { last } = await open
    .selectFrom('event')
    .select((event) => event.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Those that are there stay as they are. */
export async function addArticles(open: Transaction<Tables>, articles: readonly ArticleLine[]) {
  await sql`
    INSERT INTO article (id, file_name, bytes, added_at, title, doi)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(articles)}::jsonb)
      AS line (id text, file_name text, bytes bigint, added_at timestamptz, title text,
        doi text)
    ON CONFLICT (id) DO NOTHING`.execute(open);
  await keepArticles(
    open,
    articles.map(({ id }) => id),
  );
}

/** Those that are not there. @throws Error if another event is in the place of one of them */
export async function missing(open: Transaction<Tables>, events: readonly EventLine[]) {
  if (events.length === 0) return [];
  const rows = await open
    .selectFrom('event')
    .select(['seq', 'id'])
    .where((where) =>
      where.or([
        where(
          'seq',
          'in',
          events.map(({ seq }) => String(seq)),
        ),
        where(
          'id',
          'in',
          events.map(({ id }) => id),
        ),
      ]),
    )
    .execute();
  const idOf = new Map(rows.map(({ seq, id }) => [Number(seq), id]));
  const ids = new Set(rows.map(({ id }) => id));
  return events.filter(({ seq, id }) => {
    const there = idOf.get(seq);
    if (there === id) return false;
    if (there === undefined && !ids.has(id)) return true;
    throw new Error(`the library has another event as number ${seq}: it is another library`);
  });
}

/** Adds events under their numbers, and what follows from them. */
export async function addEvents(open: Transaction<Tables>, events: readonly EventLine[]) {
  await sql`
    INSERT INTO event
      (seq, id, article, part, value_from, value_to, at, base, author, kept_at)
    OVERRIDING SYSTEM VALUE
    SELECT seq, id, article, part, coalesce(value_from, 'null'), coalesce(value_to, 'null'), at,
      base, author, kept_at
    FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS line (
      seq bigint, id uuid, article text, part text, value_from jsonb, value_to jsonb,
      at timestamptz, base bigint, author text, kept_at timestamptz
    )`.execute(open);
  const kept = events.map(({ value_from, value_to, author: by, kept_at: _kept, ...event }) => ({
    ...{ ...event, by },
    // JSON is what came out of a line of JSON.
    ...{ from: value_from as Json, to: value_to as Json },
  }));
  await keepStanding(open, kept);
}
