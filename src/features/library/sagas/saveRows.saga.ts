import { FORMATS, type ReferenceFormat } from '@/domain/exports/exportFormats';
import { canBeWritten } from '@/domain/exports/exportPlan';
import type { RecipientFormat } from '@/domain/exports/handOver';
import { combinedText, type CombinedRow } from '@/domain/library/combinedExport';
import { loadWriters } from '@/features/exporting';
import { raiseNotice } from '@/features/notices';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { CombinedFormat } from '../library.actions';
import { progressed } from './progressed.saga';

/** What a file holds, and whose articles they are, as its name says. */
export interface CombinedFile<Format = CombinedFormat> {
  readonly format: Format;
  readonly origin: 'library' | 'team';
}

type RowsFormat = Exclude<CombinedFormat, ReferenceFormat | RecipientFormat | 'json'>;

/** Saves the compounds that the format has a place for, and tells what it leaves out; no file without any. */
export function* saveRows(
  rows: readonly CombinedRow[],
  { format, origin }: CombinedFile<RowsFormat>,
): SagaGenerator<void> {
  const fit = rows.filter(({ record }) => canBeWritten(record, format));
  if (fit.length < rows.length) yield* tellUnwritable(rows, format);
  if (fit.length === 0) {
    const message = 'There is no compound to export';
    yield* raiseNotice({ type: 'warning', message });
    return;
  }
  const written = format === 'sdfV3000' ? yield* rowsInV3000(fit) : fit;
  yield* saveText(combinedText(written, format), written.length, { format, origin });
}

function* tellUnwritable(rows: readonly CombinedRow[], format: RowsFormat): SagaGenerator<void> {
  const { warningWords } = yield* call(loadWriters);
  const records = rows.map(({ record }) => record);
  const lacking = records.filter((record) => !canBeWritten(record, format));
  const warning = { kind: 'unwritable', records: lacking, isLeftOut: true } as const;
  const { what, more = '' } = warningWords(warning, format);
  yield* raiseNotice({ type: 'warning', message: `${what}${more}` });
}

function* rowsInV3000(rows: readonly CombinedRow[]): SagaGenerator<readonly CombinedRow[]> {
  const { inV3000 } = yield* call(loadWriters);
  const records = rows.map(({ record }) => record);
  const converted = yield* inV3000(records, progressed('converting'));
  return rows.map((row, at) => ({ ...row, record: converted[at] ?? row.record }));
}

/** @param count compounds in the text */
export function* saveText(
  text: string,
  count: number,
  { format, origin }: CombinedFile,
): SagaGenerator<void> {
  const { clock, downloads } = yield* getPlatform();
  const { ending, mediaType } = FORMATS[format];
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const name = `marcus-${origin}_${count}-compounds_${day}${ending}`;
  downloads.save(name, new Blob([text], { type: mediaType }));
}
