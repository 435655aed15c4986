import type { Library } from './library';
import type { LibraryFiles } from './libraryFiles';

const DAY_MS = 86_400_000;

export interface FileRetention {
  /** Ends what is begun at set times. */
  readonly stop: () => void;
}

/**
 * Deletes the PDFs of articles that were confirmed more than so many days ago, now and every day. What is said of them
 * stays, and whoever has such a PDF can put it again.
 *
 * @param failed told why it could not be done; it is tried again the next day
 */
export function dropConfirmedFiles(
  { library, files }: { library: Pick<Library, 'confirmedBefore'>; files: LibraryFiles },
  days: number,
  failed: (error: unknown) => void,
): FileRetention {
  const drop = async () => {
    const confirmed = await library.confirmedBefore(new Date(Date.now() - days * DAY_MS));
    const kept = await files.kept();
    for (const id of confirmed) if (kept.has(id)) await files.remove(id);
  };
  const begin = () => void drop().catch(failed);
  begin();
  const timer = setInterval(begin, DAY_MS);
  return { stop: () => clearInterval(timer) };
}
