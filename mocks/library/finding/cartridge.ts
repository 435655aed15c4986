import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SoughtStructure } from '../../services/library/finding';
import { WRITERS } from '../database/writers';
import type { Tables } from '../database/tables';

/**
 * Where RDKit's cartridge is installed in the database (`CREATE EXTENSION rdkit`, by its administrator), the database
 * keeps each structure as a molecule beside its fingerprints, and compares atoms itself.
 */
export async function prepareCartridge(database: Kysely<Tables>): Promise<void> {
  if ((await isThere(database, EXTENSION)) && !(await isThere(database, COLUMN))) {
    await database.transaction().execute(async (open) => {
      await WRITERS.execute(open);
      await sql`
        ALTER TABLE chemistry ADD COLUMN IF NOT EXISTS mol mol
        GENERATED ALWAYS AS (mol_from_smiles(canonical::cstring)) STORED`.execute(open);
      // To know how molecules are spread, each of a sample would be compared with many others.
      await sql`ALTER TABLE chemistry ALTER COLUMN mol SET STATISTICS 0`.execute(open);
    });
  }
}

const EXTENSION = sql`pg_extension WHERE extname = 'rdkit'`;
const COLUMN = sql`pg_attribute WHERE attrelid = 'chemistry'::regclass AND attname = 'mol'
  AND NOT attisdropped`;

async function isThere(database: Kysely<Tables>, from: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${from}`.execute(database);
  return rows.length > 0;
}

/** Whether the database of a library compares atoms; asked once. */
export function cartridgeOf(database: Kysely<Tables>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= isThere(database, COLUMN).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

/**
 * Whether the molecule of a row `h` has what is sought: null where the cartridge, which may be older than what wrote
 * the SMILES, cannot read one of them. Not by an index: rows are read in their order, and most searches end early.
 */
export function hasSought({ written, isMolecule }: SoughtStructure): RawBuilder<unknown> {
  // Residues of a drawing are no atoms to the cartridge.
  if (isMolecule && written.includes('*')) return sql`NULL::boolean`;
  const text = sql`${written}::text::cstring`;
  return isMolecule
    ? sql`(h.mol @> (SELECT mol_from_smiles(${text})))`
    : sql`(h.mol @> (SELECT qmol_from_smarts(${text})))`;
}
