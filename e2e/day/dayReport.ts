import { LOOKS, noWork, type Work } from './curator';
import type { DayCompound } from './dayCompounds';
import { PLANTED_IN_WORDS, PLANTED_KINDS } from './plantedErrors';

export interface CheckedArticle {
  readonly compounds: readonly DayCompound[];
  readonly work: Work;
  /** s that the curator waited until it was read */
  readonly readS: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const S_PER_H = 3_600;

/** What each article took, and compounds an hour with the looks of a person. */
export function dayRows(articles: readonly CheckedArticle[], wallS: number): string[][] {
  const rows = articles.map(({ work, readS }, index) => rowOf(`${index + 1}`, work, readS));
  const all = articles.reduce((whole, { work }) => added(whole, work), noWork());
  const readS = sum(articles.map((article) => article.readS));
  return [
    [
      'article',
      'drawings',
      'together',
      'keys',
      'clicks',
      'wait s',
      'look s',
      'reading s',
      'an hour',
    ],
    ...rows,
    rowOf('all', all, readS),
    [
      `looks: ${Object.entries(LOOKS)
        .map(([what, s]) => `${what} ${s} s`)
        .join(', ')}; wall time ${wallS.toFixed(0)} s without them`,
    ],
  ];
}

const added = (a: Work, b: Work): Work => ({
  flagged: a.flagged,
  drawings: a.drawings + b.drawings,
  keys: a.keys + b.keys,
  clicks: a.clicks + b.clicks,
  waitS: a.waitS + b.waitS,
  lookS: a.lookS + b.lookS,
  together: a.together + b.together,
});

function rowOf(name: string, work: Work, readS: number): string[] {
  const hours = (work.waitS + work.lookS + readS) / S_PER_H;
  return [
    name,
    ...[work.drawings, work.together, work.keys, work.clicks].map(String),
    ...[work.waitS, work.lookS, readS].map((s) => s.toFixed(1)),
    (work.drawings / hours).toFixed(0),
  ];
}

/** `2, 14 shikimic acid: a double bond less`, for each planted error that nothing told. */
export const untold = (articles: readonly CheckedArticle[]): string[] =>
  articles.flatMap(({ compounds, work }, index) =>
    compounds.flatMap(({ number, name, planted }) =>
      planted === undefined || work.flagged.has(number)
        ? []
        : [`${index + 1}, ${number} ${name}: ${PLANTED_IN_WORDS[planted]}`],
    ),
  );

/** How many of the planted errors were told before approval, by kind, and how many right drawings were told too. */
export function plantedRows(articles: readonly CheckedArticle[]): string[][] {
  const drawings = articles.flatMap(({ compounds, work }) =>
    compounds.map(({ number, planted }) => ({ planted, isTold: work.flagged.has(number) })),
  );
  const row = (name: string, some: typeof drawings) => {
    const told = some.filter(({ isTold }) => isTold).length;
    const share = some.length === 0 ? '' : `${((100 * told) / some.length).toFixed(0)} %`;
    return [name, String(some.length), String(told), share];
  };
  return [
    ['planted', 'drawings', 'told', 'share'],
    ...PLANTED_KINDS.map((kind) =>
      row(
        PLANTED_IN_WORDS[kind],
        drawings.filter(({ planted }) => planted === kind),
      ),
    ),
    row(
      'all planted',
      drawings.filter(({ planted }) => planted !== undefined),
    ),
    row(
      'nothing',
      drawings.filter(({ planted }) => planted === undefined),
    ),
  ];
}
