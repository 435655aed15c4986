import { tableLines } from '../../bench/table';
import type { FindingOutcome } from './runFinding';

/** How fast compounds were kept, computed and found, as text. */
export function findingReport(outcome: FindingOutcome): string[] {
  const { compounds, isFolder, hasCartridge, makingMs, searches } = outcome;
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  return [
    `${compounds} compounds ${isFolder ? 'in a folder' : 'on a server'}${hasCartridge ? ' with RDKit' : ''}, made in ${seconds(makingMs)} s`,
    '',
    ...tableLines([
      ['Searches', 'hits', 'first, s', 'all, s', 'calls'],
      ...searches.map(({ of, hits, firstMs, allMs, calls }) => [
        ...[of, String(hits), seconds(firstMs), seconds(allMs), String(calls)],
      ]),
    ]),
  ];
}
