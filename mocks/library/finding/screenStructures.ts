import { sql, type Kysely } from 'kysely';
import type { LibraryFinding } from '../../services/library/finding';
import type { Tables } from '../database/tables';
import { cartridgeOf, hasSought } from './cartridge';
import { filterSql } from './compoundFilter';
import { beforeSql } from './foundCompounds';

interface Screened {
  readonly id: number;
  readonly canonical: string;
  /** Null where the database does not compare atoms. */
  readonly has: boolean | null;
}

/**
 * Leaves out what has no such substructure for sure, so that the atoms of few have to be compared. The database
 * compares those of a page alone: its planner would compare them of all compounds to sort what is left.
 */
export function readCandidates(database: Kysely<Tables>): LibraryFinding['candidates'] {
  const hasCartridge = cartridgeOf(database);
  return async (sought, filter, { before, limit }) => {
    const pattern = sql`('x' || ${sought.pattern}::text)::bit(2048)`;
    const has = (await hasCartridge()) ? hasSought(sought) : sql`NULL::boolean`;
    const { rows } = await sql<Screened>`
      WITH page AS MATERIALIZED (
        SELECT c.id FROM chemistry h
        JOIN compound c ON c.id = h.compound AND c.due IS NULL
        WHERE h.pattern & ${pattern} = ${pattern} AND ${filterSql(filter)} AND ${beforeSql(before)}
        ORDER BY c.id DESC LIMIT ${limit}
      )
      SELECT h.compound::float8 AS id, h.canonical, ${has} AS has
      FROM page JOIN chemistry h ON h.compound = page.id ORDER BY h.compound DESC`.execute(
      database,
    );
    return {
      candidates: rows.flatMap(({ id, canonical, has: isSure }) =>
        isSure === false ? [] : [{ id, canonical, isSure: isSure ?? false }],
      ),
      before: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
    };
  };
}
