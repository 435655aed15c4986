import { sql, type Kysely } from 'kysely';
import type { LibraryFinding } from '../../services/library/finding';
import type { Tables } from '../database/tables';
import { cartridgeOf, hasSought } from './cartridge';
import { filterSql } from './compoundFilter';

interface Screened {
  readonly id: number;
  readonly canonical: string;
  /** Null where the database does not compare atoms. */
  readonly has: boolean | null;
}

/**
 * Leaves out what has no such substructure for sure, so that the atoms of few have to be compared. By a range of ids,
 * not by a number of hits: of what a fingerprint leaves the planner knows nothing, and would look at all compounds for
 * each page, or compare the atoms of all to sort them.
 */
export function readCandidates(database: Kysely<Tables>): LibraryFinding['candidates'] {
  const hasCartridge = cartridgeOf(database);
  return async (sought, filter, { before, ids }) => {
    const { first, last } = await rangeOf(database);
    const end = Math.min(before ?? Infinity, last + 1);
    const start = Math.max(first, end - ids);
    const pattern = sql`('x' || ${sought.pattern}::text)::bit(2048)`;
    const has = (await hasCartridge()) ? hasSought(sought) : sql`NULL::boolean`;
    const { rows } = await sql<Screened>`
      SELECT h.compound::float8 AS id, h.canonical, ${has} AS has
      FROM chemistry h JOIN compound c ON c.id = h.compound AND c.due IS NULL
      WHERE h.compound >= ${start}::bigint AND h.compound < ${end}::bigint
        AND h.pattern & ${pattern} = ${pattern} AND ${filterSql(filter)}`.execute(database);
    return {
      candidates: rows
        .flatMap(({ id, canonical, has: isSure }) =>
          isSure === false ? [] : [{ id, canonical, isSure: isSure ?? false }],
        )
        .sort((one, other) => other.id - one.id),
      before: start > first ? start : null,
    };
  };
}

/** The first and the last id; of an empty library, ids that nothing has. */
async function rangeOf(database: Kysely<Tables>) {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    SELECT min(compound)::float8 AS first, max(compound)::float8 AS last FROM chemistry`.execute(
    database,
  );
  return { first: rows[0]?.first ?? 0, last: rows[0]?.last ?? -1 };
}
