import { tableLines } from '../bench/table';
import { FEWEST_ARTICLES, type Interval } from './scoring/intervals';
import { MEASURE_NAMES, MEASURES, type Measure } from './scoring/measures';
import type { NamedTally, Tallied } from './scoring/tally';

const BY_ARTICLE: readonly Measure[] = [
  'found',
  'recognised',
  'structure',
  'label',
  'name',
  'organism',
  'endToEnd',
];

const HEAD = {
  found: 'found',
  recognised: 'recognised',
  structure: 'structure',
  label: 'label',
  name: 'name',
  organism: 'organism',
  endToEnd: 'end to end',
} as Readonly<Record<Measure, string>>;

/** A tool's scores for a terminal: F1 by article, and each measure of all articles. */
export function scoreReport(articles: number, tallied: readonly NamedTally[]): string[] {
  const sets = tallied.slice(articles);
  return [
    'F1 in %, by article; – where nothing is known or there was nothing',
    ...tableLines([
      ['', 'drawings', ...BY_ARTICLE.map((measure) => HEAD[measure])],
      ...tallied.map(({ name, drawings, tally }) => [
        name,
        String(drawings),
        ...BY_ARTICLE.map((measure) => percent(tally[measure].f1)),
      ]),
    ]),
    ...sets.flatMap(({ name, tally }) => [
      '',
      `${name}: intervals are of 95 %, of recall Wilson's, of F1 by resampled articles (${FEWEST_ARTICLES} or more)`,
      ...tableLines([
        ['', 'articles', 'right', 'stated', 'there', 'precision', 'recall', '', 'F1', ''],
        ...MEASURE_NAMES.map((measure) => [MEASURES[measure].title, ...cells(tally[measure])]),
      ]),
    ]),
  ];
}

const cells = (tallied: Tallied): string[] => [
  ...[tallied.articles, tallied.right, tallied.stated, tallied.expected].map(String),
  percent(tallied.precision),
  percent(tallied.recall),
  interval(tallied.recallInterval),
  percent(tallied.f1),
  interval(tallied.f1Interval),
];

const percent = (share: number | null): string => (share === null ? '–' : (100 * share).toFixed(1));

const interval = (ends: Interval | null): string => (ends ? ends.map(percent).join('–') : '');
