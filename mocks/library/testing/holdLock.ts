import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables';

/** A transaction that has a lock, and says nothing more until it is told to let it go. */
export interface HeldLock {
  readonly letGo: () => void;
  /** Rejects if the database has given up on it. */
  readonly ended: Promise<void>;
}

/** @param lock the statement that takes it */
export async function holdLock(
  database: Kysely<Tables>,
  lock: RawBuilder<unknown>,
): Promise<HeldLock> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let ended = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    ended = database.transaction().execute(async (open) => {
      await lock.execute(open);
      resolve();
      await held;
      await sql`SELECT 1`.execute(open);
    });
    ended.catch(reject);
  });
  return { letGo, ended };
}
