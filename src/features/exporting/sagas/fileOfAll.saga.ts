import type { ExportFormat } from '@/domain/exports/exportFormats';
import { exportPlan, type ExportWarning } from '@/domain/exports/exportPlan';
import { exportStem } from '@/domain/exports/exportRows';
import type { SagaGenerator } from '@/lib/saga/effects';
import { selectOpenDocument } from '@/article';
import type { ExportJob } from '../exportJob.selectors';
import { selectCompoundRecords, type RecordsRootState } from '../exportPlan.selectors';
import { warningWords } from '../warningWords';
import { identifiedFile } from './exportCompounds.saga';

/** A file that was written without anybody to ask. */
export interface FileOfAll {
  readonly job: ExportJob;
  /** Absent where a database needs nothing of it. */
  readonly content: Blob | undefined;
  /** What the dialog would have warned of, each in a sentence. */
  readonly warnings: readonly { readonly warning: ExportWarning; readonly says: string }[];
}

/** All compounds of the open article in a format, once they are identified; nothing is saved. */
export function* fileOfAll(format: ExportFormat): SagaGenerator<FileOfAll> {
  const { job, content } = yield* identifiedFile((state) => jobOfAll(state, format));
  const warnings = job.plan.warnings.map((warning) => {
    const { what, more = '' } = warningWords(warning, format);
    return { warning, says: `${what}${more}` };
  });
  return { job, content, warnings };
}

/** Nothing is left out because of a warning. */
function jobOfAll(state: RecordsRootState, format: ExportFormat): ExportJob {
  const scope = 'all';
  const plan = exportPlan(selectCompoundRecords(state), { scope, format, leftOut: [] });
  const stem = exportStem(selectOpenDocument(state)?.file.name, plan.records.length);
  return { origin: 'direct', plan, scope, format, stem };
}
