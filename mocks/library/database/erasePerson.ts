import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Erased } from '../../services/library/library';
import { keepArticles } from '../finding/keepArticles';
import { keepJudgedBy } from '../finding/keepCompounds';
import type { Tables } from './tables';
import { WRITERS } from './writers';
import { NAMING_PARTS, partWithoutName, valueWithoutName, type Renaming } from './withoutName';

/** Rows that are in memory at a time. */
const ROWS = 1_000;

/** Of `Library.erasePerson`. */
export async function erasePerson(open: Transaction<Tables>, name: string): Promise<Erased> {
  await WRITERS.execute(open);
  // All events are looked through, which may take longer than any call.
  await sql`SET LOCAL statement_timeout = 0`.execute(open);
  // Random: a hash would tell whoever tries the institute's names.
  const renaming = { name, pseudonym: `person-${randomBytes(4).toString('hex')}` };
  const mentions = await renameInEvents(open, renaming);
  const { pseudonym: author } = renaming;
  const { numUpdatedRows } = await open
    .updateTable('event')
    .set({ author })
    .where('author', '=', name)
    .executeTakeFirstOrThrow();
  await open.updateTable('part').set({ author }).where('author', '=', name).execute();
  for (const column of ['state_by', 'assigned'] as const) {
    const rows = await open
      .updateTable('article')
      .set({ [column]: author })
      .where(column, '=', name)
      .returning('id')
      .execute();
    await keepArticles(
      open,
      rows.map(({ id }) => id),
    );
  }
  await keepJudgedBy(open, name);
  const events = Number(numUpdatedRows);
  return { pseudonym: events + mentions > 0 ? author : null, events };
}

/** @returns how many events had the name in their part or values */
async function renameInEvents(open: Transaction<Tables>, renaming: Renaming): Promise<number> {
  let changed = 0;
  for (let after = '0'; ;) {
    const rows = await eventsWith(open, renaming.name, after);
    const last = rows.at(-1);
    if (!last) return changed;
    after = last.seq;
    const renamed = rows.map(({ seq, part, value_from, value_to }) => ({
      seq,
      part: partWithoutName(part, renaming),
      value_from: valueWithoutName(part, value_from, renaming),
      value_to: valueWithoutName(part, value_to, renaming),
    }));
    changed += await update(open, renamed);
  }
}

/** Events that have the letters of a name; whether they mean the person, `withoutName` tells. */
function eventsWith(open: Transaction<Tables>, name: string, after: string) {
  const inJson = JSON.stringify(name).slice(1, -1);
  return open
    .selectFrom('event')
    .select(['seq', 'part', 'value_from', 'value_to'])
    .where('seq', '>', after)
    .where(sql<string>`split_part(part, '/', 1)`, 'in', NAMING_PARTS)
    .where((where) =>
      where.or([
        sql<boolean>`strpos(part, ${encodeURIComponent(name)}) > 0`,
        sql<boolean>`strpos(value_from::text, ${inJson}) > 0`,
        sql<boolean>`strpos(value_to::text, ${inJson}) > 0`,
      ]),
    )
    .orderBy('seq')
    .limit(ROWS)
    .execute();
}

/** Writes events that were renamed, and what stands by them. @returns how many differ from before */
async function update(open: Transaction<Tables>, renamed: readonly object[]): Promise<number> {
  const now = sql`jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb)
    AS now (seq bigint, part text, value_from jsonb, value_to jsonb)`;
  const { numAffectedRows } = await sql`
    UPDATE event SET part = now.part, value_from = coalesce(now.value_from, 'null'),
      value_to = coalesce(now.value_to, 'null')
    FROM ${now}
    WHERE event.seq = now.seq AND (event.part, event.value_from, event.value_to)
      <> (now.part, coalesce(now.value_from, 'null'), coalesce(now.value_to, 'null'))
  `.execute(open);
  await sql`
    UPDATE part SET part = now.part, value = coalesce(now.value_to, 'null')
    FROM ${now} WHERE part.seq = now.seq
  `.execute(open);
  return Number(numAffectedRows ?? 0);
}
