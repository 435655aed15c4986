import { rowOf } from '../exports/compoundRecord';
import { csvOf } from '../exports/csv';
import { inScope } from '../exports/exportPlan';
import { FORMATS } from '../exports/exportFormats';
import { HAND_OVERS, type HandOverFormat } from '../exports/handOver';
import { lackingFor } from '../exports/handOver/handOver';
import type { CombinedRow } from './combinedExport';

/** Compounds of a file, so that importers that read a file in one request take it. */
const MAX_ROWS = 5_000;

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** What a database gets of several articles. */
export interface CombinedHandOver {
  /** Compounds in the files. */
  readonly written: number;
  /** The database's files, and a list of what is not in them, if anything is not. */
  readonly files: readonly NamedText[];
}

/** Why a compound does not go out; empty if it does. */
function reasonOf({ record }: CombinedRow, format: HandOverFormat): string {
  if (inScope([record], 'checked').length === 0) return 'not checked';
  const lacking = lackingFor(HAND_OVERS[format], record);
  return lacking.length === 0 ? '' : `no ${lacking.join(', no ')}`;
}

/** The checked compounds that a database takes, at most 5,000 a file, and the others with the reason of each. */
export function combinedHandOver(
  rows: readonly CombinedRow[],
  format: HandOverFormat,
): CombinedHandOver {
  const reasons = rows.map((row) => reasonOf(row, format));
  const fit = rows.filter((_, index) => reasons[index] === '').map(({ record }) => record);
  const count = Math.ceil(fit.length / MAX_ROWS);
  const [, ending = ''] = /(\.\w+)$/.exec(FORMATS[format].ending) ?? [];
  const files = Array.from({ length: count }, (_, part) => ({
    name: `${format.toLowerCase()}${count > 1 ? `-${part + 1}` : ''}${ending}`,
    text: HAND_OVERS[format].text(fit.slice(part * MAX_ROWS, (part + 1) * MAX_ROWS)),
  }));
  const leftOut = rows.flatMap(({ fileName, record }, index) =>
    reasons[index] === '' ? [] : [[fileName, rowOf(record), reasons[index] ?? '']],
  );
  const list = {
    name: 'left-out.csv',
    text: csvOf({ headers: ['article', 'compound', 'reason'], rows: leftOut }),
  };
  return { written: fit.length, files: leftOut.length > 0 ? [...files, list] : files };
}
