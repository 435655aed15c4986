import type { Transaction, Updateable } from 'kysely';
import type { KeptEvent, LibraryEvent } from '../../services/library/event';
import type { LibraryPart } from '../../services/library/library';
import { isFoundBy, keepArticles } from '../finding/keepArticles';
import { keepCompounds } from '../finding/keepCompounds';
import { keepParts, latestOf } from './keepParts';
import type { Tables } from './tables';

/** Parts that the list of articles shows, and their columns. */
const COLUMNS: Readonly<Record<string, 'title' | 'doi' | 'state' | 'assigned'>> = {
  'article/title': 'title',
  'article/doi': 'doi',
  'article/state': 'state',
  'article/assigned': 'assigned',
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
  const latest = latestOf(added);
  if (latest.length === 0) return;
  await keepParts(open, added);
  for (const [article, seq] of new Map(added.map((event) => [event.article, event.seq]))) {
    const columns = columnsAfter(latest.filter((event) => event.article === article));
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
