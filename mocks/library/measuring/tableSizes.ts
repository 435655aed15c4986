import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

export interface TableSize {
  readonly table: string;
  readonly rows: number;
  /** With its indexes and what is kept beside it. */
  readonly bytes: number;
}

/** All tables of a library, the largest first. */
export async function tableSizes(database: Kysely<Tables>): Promise<readonly TableSize[]> {
  const { rows } = await sql<TableSize>`
    SELECT relname AS table, greatest(reltuples, 0)::float8 AS rows,
      pg_total_relation_size(oid)::float8 AS bytes
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY bytes DESC`.execute(database);
  return rows;
}
