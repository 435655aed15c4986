import type { Library } from '../services/library/library';
import { serverHealth } from './database/serverHealth';
import { sqlLibrary } from './database/sqlLibrary';
import type { LibraryPlace } from '../services/library/librarySettings';
import { sayToNodes, tellOfEvents } from './database/tellOfEvents';
import { oneAtATime } from './oneAtATime';
import { openDatabase } from './openDatabase';

/** Opens the library and brings its tables to this version. */
export async function openLibrary(place: LibraryPlace): Promise<Library> {
  const database = await openDatabase(place);
  // Other processes may write to a server; a folder is this process's alone.
  const url = 'url' in place ? place.url : null;
  const library = sqlLibrary(database);
  const news = tellOfEvents(url);
  // A folder's process is started by calls; asking every few seconds would keep it from ending.
  const health = url === null ? null : serverHealth(url);
  // They wait for each other in the database anyway, where each would keep a connection from those who read.
  const inTurn = oneAtATime();
  return {
    ...library,
    addArticle: (article) => inTurn(() => library.addArticle(article)),
    append: async (events, by, rights) => {
      const acknowledged = await inTurn(() => library.append(events, by, rights));
      const last = Math.max(0, ...acknowledged.map(({ seq }) => seq));
      if (last > 0) news.keptHere(last);
      return acknowledged;
    },
    onEvents: news.onEvents,
    // Nobody else is at a folder.
    tellOthers: async (message) => {
      if (url !== null) await sayToNodes(message).execute(database);
    },
    onTold: news.onTold,
    obstacle: async () => (health === null || (await health.answers()) ? null : AWAY),
    figures: async () => (health === null ? null : health.figures()),
    close: async () => {
      await Promise.all([news.close(), health?.close()]);
      await database.destroy();
    },
  };
}

const AWAY = 'The library’s database does not answer';
