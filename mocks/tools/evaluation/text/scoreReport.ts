import type { LabelScore } from './scoreTexts';
import { overlap, strict, type SpanScore } from './spanScore';

export const SCORE_HEADER: readonly string[] = [
  'Set, label',
  'Marked',
  'Found',
  'P',
  'R',
  'F',
  'overlap P',
  'R',
  'F',
  'CPU s',
];

/** A line of the table: strict and overlapping precision, recall and F; CPU seconds for 100,000 characters. */
export function scoreRow(file: string, { label, score }: LabelScore, cpuS: number): string[] {
  const figures = [strict(score), overlap(score)].flatMap(({ precision, recall, f }) => [
    precision,
    recall,
    f,
  ]);
  return [
    `${file}, ${label}`,
    String(score.gold),
    String(score.found),
    ...figures.map((figure) => figure.toFixed(3)),
    cpuS.toFixed(2),
  ];
}

/** The most frequent mistakes of each kind. */
export const mistakeLines = ({ missed, wrong, partly }: SpanScore, count: number): string[] =>
  Object.entries({ missed, wrong, 'in part': partly }).map(
    ([kind, names]) => `  ${kind} ${names.length}: ${frequent(names, count).join('; ')}`,
  );

function frequent(names: readonly string[], count: number): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, n]) => `${name} (${n})`);
}
