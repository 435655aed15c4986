import { createSelector } from '@reduxjs/toolkit';
import type { CompoundRecord } from '@/domain/exports/compoundRecord';
import { inScope } from '@/domain/exports/exportPlan';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectCompoundRecords, type RecordsRootState } from '@/features/exporting';
import { selectSegmentById, selectStructureOf } from '@/article';
import { needsRequest } from '@/features/structures';

/** A compound with the drawing whose structure is shown. */
export interface ReportEntry {
  readonly record: CompoundRecord;
  readonly segment: Segment;
  readonly structure: Structure;
}

/** The compounds of the report, in the order of the article. */
export const selectReportEntries: (state: RecordsRootState) => readonly ReportEntry[] =
  createSelector(
    [
      selectCompoundRecords,
      ({ article: { segments } }: RecordsRootState) => segments,
      ({ article: { structures } }: RecordsRootState) => structures,
    ],
    (records, segments, structures) =>
      inScope(records, 'all').flatMap((record) => {
        const segment = selectSegmentById({ article: { segments } }, record.id);
        const structure = segment && selectStructureOf({ article: { structures } }, segment);
        return segment && structure ? [{ record, segment, structure }] : [];
      }),
  );

/** The structures whose drawing has to be requested. */
export const selectRequestedDrawings: (state: RecordsRootState) => readonly Structure[] =
  createSelector([selectReportEntries], (entries) =>
    entries.map(({ structure }) => structure).filter(needsRequest),
  );
