import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Library } from '../services/library/library';
import { migrate, ping } from './database/migrate';
import { postgresPool } from './database/postgresPool';
import { sqlLibrary } from './database/sqlLibrary';
import type { Tables } from './database/tables';
import { EmbeddedPostgres } from './embedded/embeddedPostgres';
import type { LibraryPlace } from '../services/library/librarySettings';
import { tellOfEvents } from './database/tellOfEvents';

/** Opens the library and brings its tables to this version. */
export async function openLibrary(place: LibraryPlace): Promise<Library> {
  return 'folder' in place
    ? libraryOf(new EmbeddedPostgres(place.folder), null)
    : libraryOf(postgresPool(place.url), place.url);
}

/** @param url of a server that other processes may write to; null for a folder, which is this process's alone */
async function libraryOf(pool: PostgresPool, url: string | null): Promise<Library> {
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const library = sqlLibrary(database);
  const news = tellOfEvents(url);
  return {
    ...library,
    append: async (events, by, rights) => {
      const acknowledged = await library.append(events, by, rights);
      const last = Math.max(0, ...acknowledged.map(({ seq }) => seq));
      if (last > 0) news.keptHere(last);
      return acknowledged;
    },
    onEvents: news.onEvents,
    // A folder's process is started by calls; asking every few seconds would keep it from ending.
    obstacle: async () => (url === null || (await answers(database)) ? null : AWAY),
    close: async () => {
      await news.close();
      await database.destroy();
    },
  };
}

const AWAY = 'The library’s database does not answer';

const answers = (database: Kysely<Tables>): Promise<boolean> =>
  ping(database).then(
    () => true,
    () => false,
  );
