import type { Cell, Table } from '../exports/table';
import { REJECT_REASON_NAMES } from '../judgement';
import type { JudgedArticle } from './judgedDrawings';
import {
  articleCounts,
  rightShare,
  statisticsOf,
  type ArticleCounts,
  type ReaderCounts,
} from './statistics';
import { perHour } from './timeAtWork';

/** An article under its title. */
export interface TitledArticle extends JudgedArticle {
  readonly title: string;
}

const HEADERS = [
  ...['of', 'name', 'confidence', 'drawings', 'verified', 'accepted_unseen', 'rejected'],
  ...['minutes', 'per_hour', 'unchanged', 'corrected', 'rejected_as_wrong', 'right_share'],
] as const;
type Header = (typeof HEADERS)[number];

const rowOf = (cells: Readonly<Partial<Record<Header, Cell>>>): Cell[] =>
  HEADERS.map((header) => cells[header] ?? '');

const MINUTE_MS = 60_000;

const countsRow = (of: string, name: string, counts: ArticleCounts): Cell[] =>
  rowOf({
    ...{ of, name, drawings: counts.total, verified: counts.verified },
    ...{ accepted_unseen: counts.unseen, rejected: counts.rejected },
    minutes: Math.round(counts.time.ms / MINUTE_MS),
    per_hour: perHour(counts.time) ?? '',
  });

function readerRow(counts: ReaderCounts): Cell[] {
  const share = rightShare(counts);
  return rowOf({
    ...{ of: 'reader', name: counts.reader, confidence: counts.word },
    ...{ unchanged: counts.unchanged, corrected: counts.corrected },
    ...{ rejected_as_wrong: counts.rejected, accepted_unseen: counts.unseen },
    right_share: share === undefined ? '' : Number(share.toFixed(2)),
  });
}

/** All statistics as rows of one table; `of` says what a row counts. */
export function statisticsTable(articles: readonly TitledArticle[]): Table {
  const { all, reasons, readers } = statisticsOf(articles);
  return {
    headers: HEADERS,
    rows: [
      countsRow('all', '', all),
      ...articles.map((article) => countsRow('article', article.title, articleCounts(article))),
      ...reasons.map(({ reason, count }) =>
        rowOf({ of: 'reason', name: REJECT_REASON_NAMES[reason], rejected: count }),
      ),
      ...readers.map(readerRow),
    ],
  };
}
