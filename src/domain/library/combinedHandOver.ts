import { rowOf } from '../exports/compoundRecord';
import { csvOf } from '../exports/csv';
import { inScope } from '../exports/exportPlan';
import { FORMATS } from '../exports/exportFormats';
import type { CompoundRecord } from '../exports/compoundRecord';
import { HAND_OVERS, type HandOverFormat } from '../exports/handOver';
import { lackingFor, type Recipient } from '../exports/handOver/handOver';
import { WIKIDATA, type WikidataAnswers } from '../exports/handOver/wikidata';
import { wikidataFiles } from '../exports/handOver/wikidataFiles';
import { wikidataPlan, type WikidataPlan } from '../exports/handOver/wikidataPlan';
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
function reasonOf({ record }: CombinedRow, recipient: Recipient): string {
  if (inScope([record], 'checked').length === 0) return 'not checked';
  const lacking = lackingFor(recipient, record);
  return lacking.length === 0 ? '' : `no ${lacking.join(', no ')}`;
}

/** The checked compounds that a database takes, at most 5,000 a file, and the others with the reason of each. */
export function combinedHandOver(
  rows: readonly CombinedRow[],
  format: HandOverFormat,
): CombinedHandOver {
  const reasons = rows.map((row) => reasonOf(row, HAND_OVERS[format]));
  const fit = rows.filter((_, index) => reasons[index] === '').map(({ record }) => record);
  const count = Math.ceil(fit.length / MAX_ROWS);
  const [, ending = ''] = /(\.\w+)$/.exec(FORMATS[format].ending) ?? [];
  const files = Array.from({ length: count }, (_, part) => ({
    name: `${format.toLowerCase()}${count > 1 ? `-${part + 1}` : ''}${ending}`,
    text: HAND_OVERS[format].text(fit.slice(part * MAX_ROWS, (part + 1) * MAX_ROWS)),
  }));
  return { written: fit.length, files: [...files, ...leftOutList(rows, reasons)] };
}

/** @param reasons of the rows, in their order */
function leftOutList(rows: readonly CombinedRow[], reasons: readonly string[]): NamedText[] {
  const leftOut = rows.flatMap(({ fileName, record }, index) =>
    reasons[index] === '' ? [] : [[fileName, rowOf(record), reasons[index] ?? '']],
  );
  if (leftOut.length === 0) return [];
  const headers = ['article', 'compound', 'reason'];
  return [{ name: 'left-out.csv', text: csvOf({ headers, rows: leftOut }) }];
}

/** The checked compounds of which Wikidata can be asked. */
export const askableRecords = (rows: readonly CombinedRow[]): CompoundRecord[] =>
  rows.filter((row) => reasonOf(row, WIKIDATA) === '').map(({ record }) => record);

/** What Wikidata lacks of the checked compounds, an item for each compound and article once, and the others. */
export function combinedWikidata(
  rows: readonly CombinedRow[],
  answers: WikidataAnswers,
): { readonly plan: WikidataPlan; readonly files: readonly NamedText[] } {
  const plan = wikidataPlan(askableRecords(rows), answers);
  const doubts = new Map(plan.leftOut.map(({ record, reason }) => [record, reason]));
  const reasons = rows.map((row) => reasonOf(row, WIKIDATA) || (doubts.get(row.record) ?? ''));
  return { plan, files: [...wikidataFiles(plan), ...leftOutList(rows, reasons)] };
}
