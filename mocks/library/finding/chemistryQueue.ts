import { sql, type Kysely, type Transaction } from 'kysely';
import type { ComputedCompound, DueCompound, LibraryFinding } from '../../services/library/finding';
import type { Tables } from '../database/tables';

/** Characters of the first block of an InChIKey. */
const SKELETON = 14;

/**
 * Whoever takes compounds has a minute for them; then others may. So they are computed once, and those of a node that
 * ended are not lost.
 */
export const takeDue =
  (database: Kysely<Tables>): LibraryFinding['due'] =>
  async (limit) => {
    const { rows } = await sql<DueCompound>`
      UPDATE compound SET due = now() + interval '1 minute'
      WHERE id IN (
        SELECT id FROM compound WHERE due <= now()
        ORDER BY due LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING id::float8 AS id, seq::float8 AS seq, smiles, molfile, organism`.execute(database);
    return rows;
  };

/**
 * It waits for no row that somebody is saying something of, who may wait for another one of these: that compound is
 * computed again, at once if they kept what they said, or else when its minute is over.
 */
export const keepComputed =
  (database: Kysely<Tables>): LibraryFinding['computed'] =>
  async (compounds) => {
    if (compounds.length === 0) return;
    await database.transaction().execute(async (open) => {
      const free = await freeOf(open, compounds);
      const given = compounds.flatMap(({ id, seq, taxa }) =>
        free.has(id) ? [{ id, seq, taxa }] : [],
      );
      const { rows } = await sql<{ id: number }>`
        UPDATE compound SET due = NULL, taxa = given.taxa
        FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          AS given (id bigint, seq bigint, taxa text[])
        WHERE compound.id = given.id AND compound.seq = given.seq
        RETURNING compound.id::float8 AS id`.execute(open);
      const kept = new Set(rows.map(({ id }) => id));
      if (kept.size === 0) return;
      await sql`DELETE FROM chemistry WHERE compound = ANY (${[...kept]}::bigint[])`.execute(open);
      const values = compounds.flatMap((one) => (kept.has(one.id) ? valuesOf(one) : []));
      if (values.length > 0) await open.insertInto('chemistry').values(values).execute();
    });
  };

/** Those that nobody else is writing, and nobody can until this transaction has ended. */
async function freeOf(open: Transaction<Tables>, compounds: readonly ComputedCompound[]) {
  const ids = compounds.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    SELECT id::float8 AS id FROM compound
    WHERE id = ANY (${ids}::bigint[]) FOR UPDATE SKIP LOCKED`.execute(open);
  return new Set(rows.map(({ id }) => id));
}

function valuesOf({ id, index }: ComputedCompound) {
  if (index === null) return [];
  const bits = (hex: string) => sql<string>`('x' || ${hex}::text)::bit(2048)`;
  return [
    {
      compound: String(id),
      canonical: index.canonical,
      inchi_key: index.inchiKey,
      skeleton: index.inchiKey?.slice(0, SKELETON) ?? null,
      pattern: bits(index.pattern),
      morgan: bits(index.morgan),
      morgan_bits: index.morganBits,
    },
  ];
}
