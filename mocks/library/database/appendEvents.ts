import type { Transaction } from 'kysely';
import type { KeptEvent, LibraryEvent } from '../../services/library/event';
import {
  TakenIdError,
  UnknownArticleError,
  type Acknowledged,
  type AppendCheck,
} from '../../services/library/library';
import { keepStanding, standingOf } from './standing';
import { notifyOf } from './tellOfEvents';
import type { Tables } from './tables';
import { WRITERS } from './writers';

const NO_CHECK: AppendCheck = { dependsOn: () => false, check: () => undefined };

/** Of `Library.append`. */
export async function appendEvents(
  open: Transaction<Tables>,
  events: readonly LibraryEvent[],
  by: string,
  rights: AppendCheck = NO_CHECK,
): Promise<readonly Acknowledged[]> {
  if (events.length === 0) return [];
  await WRITERS.execute(open);
  await requireArticles(open, events);
  const before = await keptBefore(open, events, by);
  const fresh = events.filter(({ id }) => !before.has(id));
  rights.check(fresh, await standingOf(open, fresh, rights.dependsOn));
  const added = await insert(open, fresh, by);
  await keepStanding(open, added);
  const last = added.at(-1);
  if (last) await notifyOf(last.seq).execute(open);
  const seqs = new Map([...before, ...added.map(({ id, seq }) => [id, seq] as const)]);
  return events.map(({ id }) => ({ id, seq: seqs.get(id) ?? 0 }));
}

async function requireArticles(open: Transaction<Tables>, events: readonly LibraryEvent[]) {
  const named = [...new Set(events.map(({ article }) => article))];
  const rows = await open.selectFrom('article').select('id').where('id', 'in', named).execute();
  const missing = named.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw new UnknownArticleError(missing);
}

/** The numbers of events that were sent before. */
async function keptBefore(
  open: Transaction<Tables>,
  events: readonly LibraryEvent[],
  by: string,
): Promise<ReadonlyMap<string, number>> {
  const ids = events.map(({ id }) => id);
  const rows = await open
    .selectFrom('event')
    .select(['id', 'seq', 'article', 'part', 'author'])
    .where('id', 'in', ids)
    .execute();
  const kept = new Map(rows.map((row) => [row.id, row]));
  for (const { id, article, part } of events) {
    const row = kept.get(id);
    if (row && (row.article !== article || row.part !== part || row.author !== by)) {
      throw new TakenIdError(id);
    }
  }
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
}

async function insert(
  open: Transaction<Tables>,
  events: readonly LibraryEvent[],
  by: string,
): Promise<readonly KeptEvent[]> {
  if (events.length === 0) return [];
  const rows = await open
    .insertInto('event')
    .values(
      events.map(({ id, article, part, at, base, from, to }) => ({
        ...{ id, article, part, at, base, author: by },
        value_from: JSON.stringify(from),
        value_to: JSON.stringify(to),
      })),
    )
    .returning(['id', 'seq'])
    .execute();
  const seqs = new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
  return events.map((event) => ({ ...event, seq: seqs.get(event.id) ?? 0, by }));
}
