import { Migrator, type Kysely, type Migration } from 'kysely';
import { up as makeEvents } from './migrations/0001-events';
import { up as makeCompounds } from './migrations/0002-compounds';
import { up as makeTeamwork } from './migrations/0004-teamwork';
import { up as makeArticles } from './migrations/0005-articles';
import { up as makeLineages } from './migrations/0006-lineages';
import { up as makeOpinions } from './migrations/0007-second-opinions';
import { up as makeAuthors } from './migrations/0008-authors';
import type { Tables } from './tables';

/** In their order, which never changes: a library made by an earlier version has the first ones. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-events': { up: makeEvents },
  '0002-compounds': { up: makeCompounds },
  '0004-teamwork': { up: makeTeamwork },
  '0005-articles': { up: makeArticles },
  '0006-lineages': { up: makeLineages },
  '0007-second-opinions': { up: makeOpinions },
  '0008-authors': { up: makeAuthors },
};

/**
 * Brings the tables to this version, forward only, in one transaction. Nodes that start at once wait for each other.
 *
 * @param through the last migration to make; all if left out
 * @throws Error if the tables were made by a later version, or a migration fails; then nothing has changed
 */
export async function migrate(database: Kysely<Tables>, through?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } = await (through === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(through));
  if (error === undefined) return;
  const cause = error instanceof Error ? error.message : String(error);
  throw new Error(`The library cannot be used by this version: ${cause}`, { cause: error });
}
