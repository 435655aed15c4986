import type { TeamLibrary } from '../../services/library/library';
import { readLibrarySettings } from '../../services/library/librarySettings';
import { LibraryFolder } from './files/libraryFolder';

/** Opens the library that the settings name; null if they name none, and then no database is loaded. */
export async function openTeamLibrary(
  env: Readonly<Record<string, string | undefined>>,
): Promise<TeamLibrary | null> {
  const settings = readLibrarySettings(env);
  if (!settings) return null;
  const { place, filesFolder, users } = settings;
  const files = filesFolder === null ? null : await LibraryFolder.open(filesFolder);
  const { openLibrary } = await import('../../library/openLibrary');
  return { library: await openLibrary(place), files, users };
}
