/**
 * `npm run library -- export FILE` and `import FILE`: a library that a team shares as one file, to keep or to move it
 * between a folder and a server. `MARCUS_LIBRARY` says which. A name that ends in `.gz` packs it.
 */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from '../../hosts/node/runProgram';
import { NO_LIMITS } from '../../library/database/serverLimits';
import { exportLibrary } from '../../library/moving/exportLibrary';
import { importLibrary } from '../../library/moving/importLibrary';
import { linesOf, writeLines } from '../../library/moving/libraryFile';
import type { LibraryHead } from '../../library/moving/libraryLines';
import { openDatabase } from '../../library/openDatabase';
import { readLibrarySettings, type LibraryPlace } from '../../services/library/librarySettings';

const USAGE = 'Usage: MARCUS_LIBRARY=… npm run library -- export|import <file>';

const [what, file] = process.argv.slice(2);

runProgram(async () => {
  const settings = readLibrarySettings(process.env);
  if (!settings || file === undefined) throw new Error(USAGE);
  if (what === 'export') await exportTo(settings.place, file);
  else if (what === 'import') await importFrom(settings.place, file);
  else throw new Error(USAGE);
});

async function exportTo(place: LibraryPlace, to: string) {
  // Opening would make one.
  if ('folder' in place) {
    await access(path.join(place.folder, 'postgres')).catch((cause: unknown) => {
      throw new Error(`There is no library in ${place.folder}`, { cause });
    });
  }
  const database = await openDatabase(place, NO_LIMITS);
  try {
    const head = await writeLines(to, (write) => exportLibrary(database, write));
    console.log(`${to}: ${inWords(head)}`);
  } finally {
    await database.destroy();
  }
}

async function importFrom(place: LibraryPlace, from: string) {
  await access(from);
  const database = await openDatabase(place, NO_LIMITS);
  try {
    const { head, added } = await importLibrary(database, linesOf(from));
    console.log(`${from}: ${inWords(head)}, of which ${added} were added`);
  } finally {
    await database.destroy();
  }
}

const inWords = ({ articles, events }: LibraryHead) => `${articles} articles and ${events} events`;
