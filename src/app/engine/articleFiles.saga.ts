import { DEFAULT_COLUMNS } from '@/domain/exports/columnNames';
import type { CompoundRecord } from '@/domain/exports/compoundRecord';
import { exportTable } from '@/domain/exports/exportColumns';
import { isReference } from '@/domain/exports/exportFormats';
import { inScope, namedOnly } from '@/domain/exports/exportPlan';
import { plainCell } from '@/domain/exports/table';
import { loadFileOfAll, selectCompoundRecords } from '@/features/exporting';
import { counted } from '@/lib/counted';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import type { ArticleReading, FileFormat, ReadFile, Remark } from './entry';
import { exportFormatOf } from './fileFormats';

type Written = Pick<ArticleReading, 'files' | 'table' | 'withheld' | 'toCheck'>;

/** The files of the open article, and what is kept from them and why. */
export function* articleFiles(formats: readonly FileFormat[]): SagaGenerator<Written> {
  const fileOfAll = yield* call(loadFileOfAll);
  const files: ReadFile[] = [];
  const remarks = { withheld: [] as Remark[], toCheck: new Map<string, Remark>() };
  for (const format of formats) {
    const exported = exportFormatOf(format);
    const { job, content, warnings } = yield* fileOfAll(exported);
    // Without a compound the others would have nothing but their first line.
    const needsNone = format === 'json' || isReference(exported);
    const isWritten = job.plan.records.length > 0 || needsNone;
    if (isWritten && content) files.push({ format, content });
    for (const { warning, says } of warnings) {
      const remark = { kind: warning.kind, count: warning.records.length, says };
      if (warning.isLeftOut) remarks.withheld.push({ ...remark, file: format });
      else if (!remarks.toCheck.has(warning.kind)) remarks.toCheck.set(warning.kind, remark);
    }
  }
  const records = yield* select(selectCompoundRecords);
  const { headers, rows } = exportTable(inScope(records, 'all'), DEFAULT_COLUMNS, {
    withFound: true,
  });
  return {
    files,
    table: { headers, rows: rows.map((row) => row.map(plainCell)) },
    withheld: [...unread(records), ...remarks.withheld],
    toCheck: [...remarks.toCheck.values()],
  };
}

function unread(records: readonly CompoundRecord[]): Remark[] {
  const { length: count } = namedOnly(records);
  if (count === 0) return [];
  return [{ kind: 'failed', count, says: `${counted(count, 'drawing')} could not be read` }];
}
