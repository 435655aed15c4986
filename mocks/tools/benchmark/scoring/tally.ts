import { byHalves } from '../../evaluation/articles/byHalves';
import { f1Of, precisionOf, recallOf, sumOf, type Count } from './count';
import { bootstrapF1, wilson, type Interval } from './intervals';
import { MEASURE_NAMES, type Measure } from './measures';
import type { ScoredArticle, ScoredDrawing } from './scoreArticle';

/** One measure of a set of articles; what cannot be said is null. */
export interface Tallied extends Count {
  /** Articles whose truth has the facts for it. */
  readonly articles: number;
  readonly precision: number | null;
  readonly recall: number | null;
  /** Wilson's, 95 %. */
  readonly recallInterval: Interval | null;
  readonly f1: number | null;
  /** By resampled articles, 95 %. */
  readonly f1Interval: Interval | null;
}

export type Tally = Readonly<Record<Measure, Tallied>>;

export interface NamedTally {
  /** An article's DOI, or `all`, `odd rows`, `even rows`. */
  readonly name: string;
  readonly drawings: number;
  readonly tally: Tally;
}

const HALVES = 2;

/**
 * The scores of each article and of all; of the halves of all articles' rows, too, if asked for.
 *
 * @returns all of them last, or before the halves
 */
export function tallies(articles: readonly ScoredArticle[], withHalves: boolean): NamedTally[] {
  const sets = byHalves(articles);
  const shown = withHalves ? sets : sets.slice(0, -HALVES);
  return shown.map(({ name, drawings }, index) => ({
    name,
    drawings: drawings.filter(({ truth }) => truth !== undefined).length,
    tally: tallyOf(index < articles.length ? [drawings] : articlesOf(articles, drawings)),
  }));
}

/** The drawings of a set, by their articles. */
const articlesOf = (articles: readonly ScoredArticle[], set: readonly ScoredDrawing[]) => {
  const chosen = new Set(set);
  return articles.map(({ drawings }) => drawings.filter((drawing) => chosen.has(drawing)));
};

function tallyOf(articles: readonly (readonly ScoredDrawing[])[]): Tally {
  return Object.fromEntries(
    MEASURE_NAMES.map((measure) => [measure, talliedOf(articles, measure)]),
  ) as Tally;
}

function talliedOf(articles: readonly (readonly ScoredDrawing[])[], measure: Measure): Tallied {
  const known = articles.flatMap((drawings): Count[] => {
    const counts = drawings.flatMap(({ counted }) => counted[measure] ?? []);
    return counts.length === 0 ? [] : [sumOf(counts)];
  });
  const sum = sumOf(known);
  return {
    ...sum,
    articles: known.length,
    precision: precisionOf(sum) ?? null,
    recall: recallOf(sum) ?? null,
    recallInterval: wilson(sum.right, sum.expected) ?? null,
    f1: f1Of(sum) ?? null,
    f1Interval: bootstrapF1(known) ?? null,
  };
}
