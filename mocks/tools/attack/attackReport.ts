import type { FamilyOutcome } from './runFamily';

/** The table in SECURITY.md, followed by the attacks that were not withstood. */
export function attackReport(outcomes: readonly FamilyOutcome[]): string[] {
  const sum = (key: 'attempted' | 'held') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const all = { name: '**all**', attempted: sum('attempted'), held: sum('held') };
  const rows = [...outcomes, all].map(({ name, attempted, held }) => [
    name.padEnd(9),
    String(attempted).padStart(9),
    String(held).padStart(4),
  ]);
  return [
    '| family    | attempted | held |',
    '| --------- | --------: | ---: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    ...outcomes.flatMap(({ breaches }) => breaches.map((breach) => `Did not hold: ${breach}`)),
  ];
}
