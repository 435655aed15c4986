import { createSelector } from '@reduxjs/toolkit';
import type { ExportScope } from '@/domain/exports/exportChoices';
import type { ExportFormat } from '@/domain/exports/exportFormats';
import { exportPlan, type ExportPlan } from '@/domain/exports/exportPlan';
import { exportStem } from '@/domain/exports/exportRows';
import { selectOpenDocument } from '@/article';
import {
  selectCompoundRecords,
  selectExportPlan,
  selectScope,
  stemFor,
  type DialogRootState,
} from './exportPlan.selectors';
import { selectExportChoices } from './exporting.slice';

/** A file to be written. */
export interface ExportJob {
  /** Chosen in the dialog, or written without it. */
  readonly origin: 'dialog' | 'direct';
  readonly plan: ExportPlan;
  readonly scope: ExportScope;
  readonly format: ExportFormat;
  /** Of its name, without the ending. */
  readonly stem: string;
}

/** As chosen in the dialog. */
export function selectChosenJob(state: DialogRootState): ExportJob {
  const [plan, scope] = [selectExportPlan(state), selectScope(state)];
  const stem = stemFor(state, plan);
  return { origin: 'dialog', plan, scope, format: selectExportChoices(state).format, stem };
}

/**
 * What was checked, in the format of the latest file, at first one with the structures themselves; with nothing
 * left out.
 */
export const selectCheckedJob: (state: DialogRootState) => ExportJob = createSelector(
  [
    selectCompoundRecords,
    (state: DialogRootState) => selectExportChoices(state).written ?? 'sdf',
    (state: DialogRootState) => selectExportChoices(state).named,
    (state: DialogRootState) => selectOpenDocument(state)?.file.name,
  ],
  (records, format, named, file) => {
    const scope = 'checked';
    const isNamed = named.includes(format);
    const plan = exportPlan(records, { scope, format, leftOut: [], isNamed });
    const stem = exportStem(file, plan.records.length);
    return { origin: 'direct', plan, scope, format, stem };
  },
);
