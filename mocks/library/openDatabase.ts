import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { LibraryPlace } from '../services/library/librarySettings';
import { migrate } from './database/migrate';
import { postgresPool } from './database/postgresPool';
import { CALLS, type ServerLimits } from './database/serverLimits';
import type { Tables } from './database/tables';
import { tellingAway } from './database/tellingAway';
import { prepareCartridge } from './finding/cartridge';
import { catchUpArticles } from './finding/keepArticles';
import { catchUp } from './finding/keepCompounds';
import { EmbeddedPostgres } from './embedded/embeddedPostgres';

/**
 * Connects to a library's database and brings its tables to this version, however long that takes or has to wait for
 * another node that does.
 *
 * @param limits of a server, once that is done
 */
export async function openDatabase(
  place: LibraryPlace,
  limits: ServerLimits = CALLS,
): Promise<Kysely<Tables>> {
  if ('folder' in place) {
    const database = databaseBehind(new EmbeddedPostgres(place.folder));
    await prepare(database).catch(async (error: unknown) => {
      await database.destroy();
      throw error;
    });
    return database;
  }
  const preparing = databaseBehind(postgresPool(place.url, { ...CALLS, statementMs: 0 }));
  await prepare(preparing).finally(() => preparing.destroy());
  return databaseBehind(postgresPool(place.url, limits));
}

const databaseBehind = (pool: PostgresPool) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: tellingAway(pool) }) });

async function prepare(database: Kysely<Tables>): Promise<void> {
  await migrate(database);
  await database.transaction().execute(catchUp);
  await database.transaction().execute(catchUpArticles);
  await prepareCartridge(database);
}
