import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { KeptEvent } from '../../services/library/event';
import type { Tables } from './tables';

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

/** Of each part the last event. */
export const latestOf = (events: readonly KeptEvent[]): readonly KeptEvent[] => [
  ...new Map(events.map((event) => [keyOf(event), event])).values(),
];

const keyOf = ({ article, part }: KeptEvent) => JSON.stringify([article, part]);

/**
 * Brings up to date what stands of each part, and whether it waits for a choice.
 *
 * @param added events in their order
 */
export async function keepParts(
  open: Transaction<Tables>,
  added: readonly KeptEvent[],
): Promise<void> {
  for (const run of runsOf(added)) await keepRun(open, latestOf(run));
}

/** Cut where somebody says a part that another one said just before: what both said has to be compared. */
function runsOf(events: readonly KeptEvent[]): readonly (readonly KeptEvent[])[] {
  const runs: KeptEvent[][] = [];
  let authors = new Map<string, string>();
  for (const event of events) {
    const before = authors.get(keyOf(event));
    if (runs.length === 0 || (before !== undefined && before !== event.by)) {
      runs.push([]);
      authors = new Map();
    }
    runs.at(-1)?.push(event);
    authors.set(keyOf(event), event.by);
  }
  return runs;
}

/** @param events of each part one, since one statement may not write a row twice */
async function keepRun(open: Transaction<Tables>, events: readonly KeptEvent[]): Promise<void> {
  await open
    .insertInto('part')
    .values(
      events.map(({ article, part, seq, to, by, at }) => ({
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
}
