import { fileSizeText } from '@/domain/fileSize';
import type { GivenList, ListKind } from '@/domain/ownLists';

interface ListWords {
  readonly title: string;
  /** What it has; takes an s for several. */
  readonly entry: string;
  /** What there is without a list that was given. */
  readonly included: string;
  /** How a file of its kind is made. */
  readonly command: string;
  readonly from: string;
}

export const LIST_WORDS: Readonly<Record<ListKind, ListWords>> = {
  names: {
    title: 'Structures by names',
    entry: 'name',
    included: 'a sample of well-known compounds',
    command: 'npm run names',
    from: 'a download of COCONUT',
  },
  taxa: {
    title: 'Taxon ids of organisms',
    entry: 'organism name',
    included: 'the genera of NCBI’s taxonomy',
    command: 'npm run taxa:ids',
    from: 'NCBI’s taxdump or GBIF’s backbone',
  },
  known: {
    title: 'Known compounds',
    entry: 'compound',
    included: 'no list, so that no compound is called new or known',
    command: 'npm run known',
    from: 'a download of COCONUT',
  },
};

/** `known.marcus, 712,345 compounds of COCONUT (coconut_csv-05-2026.csv), 1 May 2026, 3.6 MB`. */
export function listInWords(list: GivenList): string {
  const { kind, source, release, fileName, entries, date, bytes } = list;
  const words = `${LIST_WORDS[kind].entry}${entries === 1 ? '' : 's'}`;
  const what = entries === undefined ? 'a list' : `${entries.toLocaleString('en')} ${words}`;
  return [
    fileName,
    `${what} of ${source} (${release})`,
    date && dayInWords(date),
    fileSizeText(bytes),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The same day in every time zone. */
const dayInWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
