import { sql, type Kysely } from 'kysely';
import type { LibraryPlace } from '../../services/library/librarySettings';
import type { StructureIndex } from '../../services/library/finding';
import type { Tables } from '../database/tables';
import { findingIn } from '../finding/finding';
import { openDatabase } from '../openDatabase';
import { madeArticle } from './madeLibrary';
import { madeSmiles } from './madeSmiles';

/** Compounds of an article, and of a statement. */
const COMPOUNDS = 250;

/** Structures that are computed; each is that of several compounds, and its work is the same each time. */
const STRUCTURES = 10_000;

/** Computes what structures are found by, as the services do. */
export type IndexStructures = (smiles: readonly string[]) => (StructureIndex | null)[];

/** Fills an empty library with made compounds, without their events. */
export async function makeCompounds(
  place: LibraryPlace,
  compounds: number,
  index: IndexStructures,
): Promise<void> {
  const database = await openDatabase(place);
  const { computed } = findingIn(database);
  const known: (StructureIndex | null)[] = [];
  for (let first = 1; first <= compounds; first += COMPOUNDS) {
    const numbers = Array.from(
      { length: Math.min(COMPOUNDS, compounds - first + 1) },
      (_, at) => first + at,
    );
    if (known.length < STRUCTURES) known.push(...index(numbers.map(madeSmiles)));
    const ids = await insert(database, first, numbers);
    await computed(
      ids.map((id, at) => ({
        ...{ id, seq: 0, taxa: [] },
        index: known[(first + at - 1) % known.length] ?? null,
      })),
    );
  }
  await sql`ANALYZE`.execute(database);
  await database.destroy();
}

/** @returns their ids, in the order of the numbers */
async function insert(database: Kysely<Tables>, first: number, numbers: readonly number[]) {
  const article = madeArticle(first);
  await sql`INSERT INTO article (id, file_name, bytes) VALUES (${article}, 'made.pdf', 1)`.execute(
    database,
  );
  const { rows } = await sql<{ id: number }>`
    INSERT INTO compound (article, segment, seq, number, name, organism, engine, doubts, words)
    SELECT ${article}, n, 0, n, 'compound ' || n, 'Salvia species' || n % 1000, 'made', 0,
      array_to_tsvector(ARRAY['name:compound', 'name:' || n, 'compound', n::text, 'verdict:open',
        'organism:salvia', 'organism:species' || n % 1000, 'doubt:no', 'state:inWork'])
    FROM unnest(${numbers}::int[]) AS n ORDER BY n
    RETURNING id::float8 AS id`.execute(database);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}
