import type { Pool } from 'pg';

/** Every row of every table of a library, as text. */
export async function allRows(pool: Pick<Pool, 'connect'>): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables
       WHERE table_schema = 'public'`,
    );
    const rows: string[] = [];
    for (const { name } of tables) {
      const found = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      rows.push(...found.rows.map(({ row }) => row));
    }
    return rows;
  } finally {
    client.release();
  }
}
