import { sql, type Transaction } from 'kysely';
import type { Json } from '../../services/library/event';
import type { Tables } from './tables';
import { eventWithoutName, NAMING_PARTS, type Renaming } from './withoutName';

/** Rows that are in memory at a time. */
const ROWS = 1_000;

/**
 * Puts a pseudonym in place of a name in what events say, and in what stands by them; their authors stay.
 *
 * @returns how many events had the name in their part or values
 */
export async function renameInEvents(
  open: Transaction<Tables>,
  renaming: Renaming,
): Promise<number> {
  let changed = 0;
  for (let after = '0'; ;) {
    const rows = await eventsWith(open, renaming, after);
    const last = rows.at(-1);
    if (!last) return changed;
    after = last.seq;
    const renamed = rows.map(({ seq, ...event }) => ({
      ...{ seq, article: event.article, was: event.part },
      ...eventWithoutName(event, renaming),
    }));
    changed += await writeRenamed(open, renamed);
  }
}

/** Events in which the name may stand; whether they mean the person, `withoutName` tells. */
function eventsWith(open: Transaction<Tables>, { name, signed }: Renaming, after: string) {
  const inJson = JSON.stringify(name).slice(1, -1);
  const names = [...signed.names];
  return open
    .selectFrom('event')
    .select(['seq', 'article', 'part', 'author', 'value_from', 'value_to'])
    .where('seq', '>', after)
    .where(sql<string>`split_part(part, '/', 1)`, 'in', NAMING_PARTS)
    .where((where) =>
      where.or([
        sql<boolean>`strpos(part, ${encodeURIComponent(name)}) > 0`,
        sql<boolean>`strpos(value_from::text, ${inJson}) > 0`,
        sql<boolean>`strpos(value_to::text, ${inJson}) > 0`,
        sql<boolean>`author = ${name} AND value_to ->> 'by' IS NOT NULL`,
        sql<boolean>`value_from ->> 'by' = ANY (${names}::text[])`,
        sql<boolean>`value_to ->> 'by' = ANY (${names}::text[])`,
      ]),
    )
    .orderBy('seq')
    .limit(ROWS)
    .execute();
}

/** An event as it is to be. */
interface RenamedEvent {
  readonly seq: string;
  readonly article: string;
  /** Its part before. */
  readonly was: string;
  readonly part: string;
  readonly value_from: Json;
  readonly value_to: Json;
}

/** Writes events that were renamed, and what stands by them. @returns how many differ from before */
export async function writeRenamed(
  open: Transaction<Tables>,
  renamed: readonly RenamedEvent[],
): Promise<number> {
  const now = sql`jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb)
    AS now (seq bigint, article text, was text, part text, value_from jsonb, value_to jsonb)`;
  const { numAffectedRows } = await sql`
    UPDATE event SET part = now.part, value_from = coalesce(now.value_from, 'null'),
      value_to = coalesce(now.value_to, 'null')
    FROM ${now}
    WHERE event.seq = now.seq AND (event.part, event.value_from, event.value_to)
      <> (now.part, coalesce(now.value_from, 'null'), coalesce(now.value_to, 'null'))
  `.execute(open);
  // By its article and name, too: numbers of events have no index there.
  await sql`
    UPDATE part SET part = now.part, value = coalesce(now.value_to, 'null')
    FROM ${now} WHERE part.article = now.article AND part.part = now.was AND part.seq = now.seq
  `.execute(open);
  return Number(numAffectedRows ?? 0);
}
