import type { ExportFormat } from '@/domain/exports/exportFormats';
import { counted } from '@/lib/counted';
import type { CompoundSearchState } from './fillPage';

type Words = Readonly<Partial<Record<ExportFormat, string>>>;

/** What a library cannot give, since it is made of an article's PDF. */
export const MISSING: Words = {
  zip: 'not of a search: its drawings are cut out of the PDF. Open an article to export it',
  annotatedPdf: 'not of a search: it is one article’s PDF. Open the article to export it',
};

/** What files of a library lack that an article’s own have. */
export const REMARKS: Words = {
  json: 'everything that stands, without the articles’ texts, annotations and past changes',
  bibtex:
    'the articles for a reference manager; authors, journal and year where somebody typed them',
};

/** How much is exported, said before it is. */
export function toExportInWords(
  { compounds, cursor, isBusy, failure }: CompoundSearchState,
  articles: number,
): string {
  const found = counted(compounds.length, 'compound');
  if (isBusy) return `Finding all: ${found} so far …`;
  if (failure !== undefined) return `${found} were found before the search failed.`;
  const all = `${found} of ${counted(articles, 'article')}.`;
  return cursor === null
    ? all
    : `The first ${all} One file takes no more: search for less to have the others.`;
}
