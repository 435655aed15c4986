import { counted } from '@/lib/counted';
import type { Reading, Remark } from './readingFile';

/** How it went with one article; `mine`: a person's work is in its folder, and nothing was written. */
export type ArticleEnd =
  | { readonly kind: 'read' | 'kept'; readonly name: string; readonly reading: Reading }
  | { readonly kind: 'mine'; readonly name: string }
  /** The same file is read under another name. */
  | { readonly kind: 'same'; readonly name: string; readonly as: string }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string };

/** What a run came to. */
export interface RunSummary {
  /** PDFs of the folder. */
  readonly articles: number;
  /** In this run. */
  readonly read: number;
  /** In earlier runs. */
  readonly kept: number;
  readonly drawings: number;
  readonly compounds: number;
  /** Nothing of it was checked by anybody. */
  readonly judgedByAnybody: false;
  readonly withheld: readonly (Remark & { readonly article: string })[];
  readonly toCheck: readonly (Remark & { readonly article: string })[];
  /** What the page would have told of articles that were read. */
  readonly notices: readonly { readonly article: string; readonly says: string }[];
  /** Articles whose folders hold a person's work; their compounds are not in the table over all. */
  readonly leftAlone: readonly string[];
  readonly same: readonly { readonly name: string; readonly as: string }[];
  readonly failed: readonly { readonly name: string; readonly message: string }[];
  /** Of the folder, but not reached before the run was stopped. */
  readonly notReached: number;
}

/** @param articles PDFs of the folder */
export function runSummary(ends: readonly ArticleEnd[], articles: number): RunSummary {
  const readings = ends.flatMap((end) => ('reading' in end ? [end] : []));
  const sum = (of: (reading: Reading) => number) =>
    readings.reduce((total, { reading }) => total + of(reading), 0);
  const remarks = (of: 'withheld' | 'toCheck') =>
    readings.flatMap(({ name, reading }) =>
      reading[of].map((remark) => ({ article: name, ...remark })),
    );
  return {
    articles,
    read: readings.filter(({ kind }) => kind === 'read').length,
    kept: readings.filter(({ kind }) => kind === 'kept').length,
    drawings: sum(({ drawings }) => drawings),
    compounds: sum(({ compounds }) => compounds),
    judgedByAnybody: false,
    withheld: remarks('withheld'),
    toCheck: remarks('toCheck'),
    notices: readings.flatMap(({ name, reading }) =>
      reading.notices.map((says) => ({ article: name, says })),
    ),
    leftAlone: ends.flatMap(({ kind, name }) => (kind === 'mine' ? [name] : [])),
    same: ends.flatMap((end) => (end.kind === 'same' ? [{ name: end.name, as: end.as }] : [])),
    failed: ends.flatMap((end) =>
      end.kind === 'failed' ? [{ name: end.name, message: end.message }] : [],
    ),
    notReached: articles - ends.length,
  };
}

/** The summary in lines. */
export function summaryLines(summary: RunSummary): readonly string[] {
  const { articles, read, kept, drawings, compounds, notReached } = summary;
  return [
    `${counted(articles, 'article')}: ${read} read, ${kept} read earlier, ${summary.failed.length} failed`,
    `${counted(drawings, 'drawing')}, ${counted(compounds, 'compound')}; nobody has checked them`,
    ...summary.withheld.map(
      ({ article, file, says }) =>
        `Withheld${file === undefined ? '' : ` from ${file}`}, ${article}: ${says}`,
    ),
    ...summary.notices.map(({ article, says }) => `Note, ${article}: ${says}`),
    ...summary.leftAlone.map((name) => `Left as it is, ${name}: somebody has worked on it`),
    ...summary.same.map(({ name, as }) => `Same file: ${name} is ${as}`),
    ...summary.failed.map(({ name, message }) => `Failed, ${name}: ${message}`),
    ...(notReached > 0 ? [`Stopped: ${counted(notReached, 'article')} not reached`] : []),
  ];
}
