import { sql, type CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';

/** How the database answers a statement. */
export interface Explained {
  /** Of whom it is. */
  readonly of: string;
  readonly statement: string;
  /** Milliseconds within the database. */
  readonly ms: number;
  /** Tables that are read from beginning to end. */
  readonly scanned: readonly string[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * Runs a statement once more, and keeps nothing of it.
 *
 * @param withoutScans as if no table could be read from beginning to end while there is another way: how a statement
 *   would be answered if small tables were large
 */
export async function explain(
  database: Kysely<Tables>,
  { of, query, withoutScans }: { of: string; query: CompiledQuery; withoutScans: boolean },
): Promise<Explained> {
  return rolledBack(database, async (open) => {
    // A row that this one refers to may have been rolled back as well.
    await sql`SET LOCAL session_replication_role = replica`.execute(open);
    if (withoutScans) await sql`SET LOCAL enable_seqscan = off`.execute(open);
    const { rows } = await open.executeQuery<{
      'QUERY PLAN': readonly { Plan: Plan; 'Execution Time': number }[];
    }>({ ...query, sql: `EXPLAIN (ANALYZE, FORMAT JSON) ${query.sql}` });
    const [found] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!found) throw new Error(`No plan for ${query.sql}`);
    const statement = query.sql.replaceAll(/\s+/g, ' ').trim();
    return { of, statement, ms: found['Execution Time'], scanned: scannedIn(found.Plan) };
  });
}

const scannedIn = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : []),
  ...(plan.Plans ?? []).flatMap(scannedIn),
];

/** What is thrown to end a transaction without keeping anything. */
const ROLL_BACK = Symbol('roll back');

/** Does something in a transaction of which nothing is kept. */
export async function rolledBack<Result>(
  database: Kysely<Tables>,
  work: (open: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  await database
    .transaction()
    .execute(async (open) => {
      results.push(await work(open));
      throw ROLL_BACK;
    })
    .catch((error: unknown) => {
      if (error !== ROLL_BACK) throw error;
    });
  const [result] = results;
  if (results.length === 0) throw new Error('The work has no result');
  return result as Result;
}
