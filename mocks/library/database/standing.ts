import { sql, type Transaction } from 'kysely';
import type { KeptEvent, LibraryEvent } from '../../services/library/event';
import type { LibraryPart } from '../../services/library/library';
import { keepCompounds } from '../finding/keepCompounds';
import type { Tables } from './tables';

/** Parts that the list of articles shows, and their columns. */
const COLUMNS: Readonly<Record<string, 'title' | 'doi'>> = {
  'article/title': 'title',
  'article/doi': 'doi',
};

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
      }),
    )
    .execute();
  for (const [article, seq] of new Map(added.map((event) => [event.article, event.seq]))) {
    const shown = [...latest.values()].flatMap((event) => {
      const column = event.article === article ? COLUMNS[event.part] : undefined;
      return column ? [[column, typeof event.to === 'string' ? event.to : null] as const] : [];
    });
    const columns: Partial<Record<'title' | 'doi', string | null>> = Object.fromEntries(shown);
    await open
      .updateTable('article')
      .set({ ...columns, seq })
      .where('id', '=', article)
      .execute();
  }
  await keepCompounds(open, added);
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
