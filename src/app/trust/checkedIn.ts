import {
  NO_CHECKED_READINGS,
  withCheckedReadings,
  type CheckedReadings,
} from '@/domain/statistics/checkedReadings';
import {
  openLibrary,
  unpackArticle,
  type OpenLibrary,
  type PackedArticle,
} from '@/features/library';
import { readWhole } from '@/features/savedWork';
import { errorMessage } from '@/lib/errorMessage';

/** A file that the page has saved: a library, or one article. */
export interface Archive {
  readonly name: string;
  readonly file: Blob;
}

/** What was checked in libraries. */
export interface Checked {
  readonly articles: number;
  readonly readings: CheckedReadings;
  /** Names of articles that were left out, with why. */
  readonly leftOut: readonly string[];
}

interface Found {
  readonly library: OpenLibrary;
  readonly article: PackedArticle;
}

/**
 * Counts the checked drawings of archives. Of an article that is in several, the one saved last counts.
 *
 * @throws Error naming an archive that is none
 */
export async function checkedIn(archives: readonly Archive[]): Promise<Checked> {
  const found = await latestOf(archives);
  const leftOut: string[] = [];
  let readings = NO_CHECKED_READINGS;
  for (const { library, article } of found) {
    try {
      const { snapshot } = await unpackArticle(library, article);
      const work = readWhole(snapshot, article.hash);
      if (!work) throw new Error('its work cannot be read in full');
      readings = withCheckedReadings(readings, work);
    } catch (error) {
      leftOut.push(`${article.name}: ${errorMessage(error)}`);
    }
  }
  return { articles: found.length - leftOut.length, readings, leftOut };
}

async function latestOf(archives: readonly Archive[]): Promise<Found[]> {
  const latest = new Map<string, Found>();
  for (const { name, file } of archives) {
    const library = await openLibrary(file).catch((error: unknown) => {
      throw new Error(`${name}: ${errorMessage(error)}`, { cause: error });
    });
    for (const article of library.manifest.articles) {
      const known = latest.get(article.hash);
      if (known && known.article.savedAt >= article.savedAt) continue;
      latest.set(article.hash, { library, article });
    }
  }
  return [...latest.values()];
}
