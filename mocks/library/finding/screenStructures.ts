import { sql, type Kysely } from 'kysely';
import type { Candidate, LibraryFinding } from '../../services/library/finding';
import type { Tables } from '../database/tables';
import { cartridgeOf, hasSought } from './cartridge';
import { filterSql } from './compoundFilter';
import { beforeSql } from './foundCompounds';

/** Leaves out what has no such substructure for sure, so that the atoms of few have to be compared. */
export function readCandidates(database: Kysely<Tables>): LibraryFinding['candidates'] {
  const hasCartridge = cartridgeOf(database);
  return async (sought, filter, { before, limit }) => {
    const pattern = sql`('x' || ${sought.pattern}::text)::bit(2048)`;
    const has = (await hasCartridge()) ? hasSought(sought) : sql`NULL::boolean`;
    const { rows } = await sql<Candidate>`
      SELECT c.id::float8 AS id, h.canonical, ${has} IS TRUE AS "isSure" FROM chemistry h
      JOIN compound c ON c.id = h.compound AND c.due IS NULL
      WHERE h.pattern & ${pattern} = ${pattern} AND ${has} IS NOT FALSE
        AND ${filterSql(filter)} AND ${beforeSql(before)}
      ORDER BY c.id DESC LIMIT ${limit}`.execute(database);
    return {
      candidates: rows,
      before: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
    };
  };
}
