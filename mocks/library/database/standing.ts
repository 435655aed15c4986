import { sql, type RawBuilder, type Transaction, type Updateable } from 'kysely';
import type { KeptEvent, LibraryEvent } from '../../services/library/event';
import type { LibraryPart } from '../../services/library/library';
import { isFoundBy, keepArticles } from '../finding/keepArticles';
import { keepCompounds } from '../finding/keepCompounds';
import type { Tables } from './tables';

/** Parts that the list of articles shows, and their columns. */
const COLUMNS: Readonly<Record<string, 'title' | 'doi' | 'state' | 'assigned'>> = {
  'article/title': 'title',
  'article/doi': 'doi',
  'article/state': 'state',
  'article/assigned': 'assigned',
};

/** What a value says, without who and when, as `contestedParts` of pages has it (src/domain/team/contested.ts). */
const saidIn = (value: RawBuilder<unknown>) => sql`
  CASE WHEN jsonb_typeof(${value}) <> 'object' THEN ${value}
    ELSE CASE split_part(part.part, '/', 1)
      WHEN 'structures' THEN to_jsonb(coalesce(${value} ->> 'smiles', ${value} ->> 'molfile'))
      WHEN 'segments' THEN
        CASE WHEN ${value} ->> 'origin' = 'found' THEN '"found"' ELSE ${value} END
      WHEN 'judgements' THEN ${value} - 'at' - 'by' - 'unseenAmong'
      WHEN 'annotationWords' THEN ${value} - 'at' - 'by' - 'unseenAmong'
      ELSE ${value} END END`;

/**
 * Whether a part waits for a choice: its author did not know what stood, which somebody else had said and was another
 * thing, or waited itself. As `standingAfter` has it for pages (docs/team.md), except that who goes back to another's
 * word without knowing of it still leaves it waiting.
 */
const CONTESTED = sql<boolean>`
  coalesce((SELECT base FROM event WHERE event.seq = excluded.seq), 0) < part.seq AND (part.contested
    OR (part.author <> excluded.author
      AND ${saidIn(sql`part.value`)} IS DISTINCT FROM ${saidIn(sql`excluded.value`)}))`;

/**
 * Brings up to date what follows from the log: what stands of each part, the articles' rows, and the compounds'.
 *
 * @param added events in their order
 */
export async function keepStanding(
  open: Transaction<Tables>,
  added: readonly KeptEvent[],
): Promise<void> {
  // One statement may not write a row twice.
  const latest = new Map(
    added.map((event) => [JSON.stringify([event.article, event.part]), event]),
  );
  if (latest.size === 0) return;
  await open
    .insertInto('part')
    .values(
      [...latest.values()].map(({ article, part, seq, to, by, at }) => ({
        ...{ article, part, seq, at, author: by },
        value: JSON.stringify(to),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['article', 'part']).doUpdateSet({
        seq: sql`excluded.seq`,
        value: sql`excluded.value`,
        author: sql`excluded.author`,
        at: sql`excluded.at`,
        contested: CONTESTED,
      }),
    )
    .execute();
  for (const [article, seq] of new Map(added.map((event) => [event.article, event.seq]))) {
    const columns = columnsAfter([...latest.values()].filter((event) => event.article === article));
    await open
      .updateTable('article')
      .set({ ...columns, seq })
      .where('id', '=', article)
      .execute();
  }
  const other = added.filter(({ part }) => isFoundBy(part)).map(({ article }) => article);
  await keepArticles(open, [...new Set(other)]);
  await keepCompounds(open, added);
}

function columnsAfter(events: readonly KeptEvent[]): Updateable<Tables['article']> {
  const columns: Record<string, string | null> = {};
  for (const { part, to, by } of events) {
    const column = COLUMNS[part];
    if (column) columns[column] = typeof to === 'string' ? to : null;
    if (column === 'state') columns['state_by'] = to === null ? null : by;
  }
  return columns;
}

/** What stands of those parts that events name and a check depends on. */
export async function standingOf(
  open: Transaction<Tables>,
  events: readonly LibraryEvent[],
  dependsOn: (part: string) => boolean,
): Promise<(article: string, part: string) => Pick<LibraryPart, 'value' | 'by'> | undefined> {
  const asked = events.filter(({ part }) => dependsOn(part));
  if (asked.length === 0) return () => undefined;
  const rows = await open
    .selectFrom('part')
    .select(['article', 'part', 'value', 'author'])
    .where('article', 'in', [...new Set(asked.map(({ article }) => article))])
    .where('part', 'in', [...new Set(asked.map(({ part }) => part))])
    .execute();
  return (article, part) => {
    const row = rows.find((each) => each.article === article && each.part === part);
    return row && { value: row.value, by: row.author };
  };
}
