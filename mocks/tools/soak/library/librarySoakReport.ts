import { tableLines } from '../../bench/table';
import type { LibrarySoakOptions, LibrarySoakOutcome } from './runLibrarySoak';

/** The faults that a soak of a library found, as text; the aim is none. */
export const librarySoakFaults = (outcome: LibrarySoakOutcome): string[] => [
  ...outcome.findings.slice(0, 20),
  ...(outcome.acknowledged > 0 ? [] : ['nothing was said']),
  ...(outcome.lost > 0 ? [`${outcome.lost} acknowledged events are not there, or twice`] : []),
];

/** What a soak of a library was like, beside its faults. */
export function librarySoakReport(
  { articles, drawings, curators, seconds }: LibrarySoakOptions,
  outcome: LibrarySoakOutcome,
): string[] {
  const { calls, explained, sizes } = outcome;
  return [
    `${articles} articles with ${articles * drawings} drawings, ${curators} curators, ${seconds} s`,
    ...tableLines([
      ['Made in, s', (outcome.makingMs / 1000).toFixed(0)],
      ['Events that were acknowledged', String(outcome.acknowledged)],
      ['Memory of the node, MB', megabytes(outcome.nodeBytes)],
    ]),
    '',
    ...tableLines([
      ['Calls', 'number', 'ms, 50 %', '95 %', 'longest'],
      ...Object.entries(calls).map(([what, ms]) => [what, String(ms.length), ...spread(ms)]),
    ]),
    '',
    ...tableLines([
      ['Tables', 'rows', 'MB'],
      ...sizes.map(({ table, rows, bytes }) => [table, String(rows), megabytes(bytes)]),
    ]),
    '',
    ...tableLines([
      ['Statements, as the database runs them', 'ms'],
      ...explained.map(({ of, statement, ms }) => [
        `${of}: ${statement.slice(0, 80)}`,
        ms.toFixed(1),
      ]),
    ]),
  ];
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

function spread(ms: readonly number[]): readonly string[] {
  const sorted = [...ms].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return [0.5, 0.95, 1].map((share) => (at(share) ?? 0).toFixed(0));
}
