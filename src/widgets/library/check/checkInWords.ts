import type { FindingRow } from '@/domain/checks/structureCheck';
import type { selectCheckedArticles } from '@/features/library';
import { counted } from '@/lib/counted';
import { findingsInWords, unseenInWords } from '@/widgets/structureCheck';

interface CheckWords {
  /** Empty once each article was looked at. */
  readonly busy: string;
  readonly found: string;
  /** What is not in the list, and why; empty if nothing. */
  readonly gaps: string;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

/** How far the check of the library is, what it has found and what it could not look at. */
export function checkInWords(
  articles: ReturnType<typeof selectCheckedArticles>,
  rows: readonly FindingRow[],
): CheckWords {
  const found = articles.flatMap((one) => one.found ?? []);
  const lost = found.filter(({ isUnreadable }) => isUnreadable).length;
  const structures = sumOf(found.map(({ checked }) => checked));
  const isBusy = found.length < articles.length;
  const unseen = unseenInWords(sumOf(found.map(({ unidentified }) => unidentified)));
  const words =
    rows.length > 0
      ? findingsInWords(rows)
      : structures > 0
        ? 'nothing found'
        : 'no structure to check';
  const where = `${counted(structures, 'structure')} in ${counted(found.length - lost, 'article')}`;
  return {
    busy: isBusy ? `Checking the articles, ${found.length} of ${articles.length}.` : '',
    found: `${where}: ${words}.`,
    gaps: [unseen, lost > 0 && `${counted(lost, 'article')} cannot be read.`]
      .filter((part) => part)
      .join(' '),
  };
}
