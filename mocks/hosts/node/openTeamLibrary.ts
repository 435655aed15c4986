import { dropConfirmedFiles } from '../../services/library/fileRetention';
import type { TeamLibrary } from '../../services/library/library';
import { readLibrarySettings } from '../../services/library/librarySettings';
import { LibraryFolder } from './files/libraryFolder';

/**
 * Opens the library that the settings name; null if they name none, and then no database is loaded.
 *
 * @param trouble told what an operator should know
 */
export async function openTeamLibrary(
  env: Readonly<Record<string, string | undefined>>,
  trouble: (message: string) => void,
): Promise<TeamLibrary | null> {
  const settings = readLibrarySettings(env);
  if (!settings) return null;
  const { place, filesFolder, fileDays, users } = settings;
  const files = filesFolder === null ? null : await LibraryFolder.open(filesFolder);
  const { openLibrary } = await import('../../library/openLibrary');
  const library = await openLibrary(place);
  const team = { library, isShared: 'url' in place, files, users };
  if (!files || fileDays === null) return team;
  const retention = dropConfirmedFiles({ library, files }, fileDays, (error) =>
    trouble(`PDFs of confirmed articles could not be deleted: ${String(error)}`),
  );
  const close = async () => {
    retention.stop();
    await library.close();
  };
  return { ...team, library: { ...library, close } };
}
