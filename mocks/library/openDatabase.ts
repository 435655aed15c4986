import { Kysely, PostgresDialect } from 'kysely';
import type { LibraryPlace } from '../services/library/librarySettings';
import { migrate } from './database/migrate';
import { postgresPool } from './database/postgresPool';
import type { Tables } from './database/tables';
import { tellingAway } from './database/tellingAway';
import { prepareCartridge } from './finding/cartridge';
import { catchUpArticles } from './finding/keepArticles';
import { catchUp } from './finding/keepCompounds';
import { EmbeddedPostgres } from './embedded/embeddedPostgres';

/** Connects to a library's database and brings its tables to this version. */
export async function openDatabase(place: LibraryPlace): Promise<Kysely<Tables>> {
  const pool = 'folder' in place ? new EmbeddedPostgres(place.folder) : postgresPool(place.url);
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: tellingAway(pool) }),
  });
  try {
    await migrate(database);
    await database.transaction().execute(catchUp);
    await database.transaction().execute(catchUpArticles);
    await prepareCartridge(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
