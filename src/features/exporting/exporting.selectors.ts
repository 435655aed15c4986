import { createSelector } from '@reduxjs/toolkit';
import type { CompoundLabel } from '@/domain/compoundLabel';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import {
  selectAllSegments,
  selectSegmentById,
  selectSelectedIds,
  type SegmentsRootState,
} from '@/features/segments';
import { selectStructureOf, type StructuresRootState } from '@/features/structures';

type ExportableState = SegmentsRootState & StructuresRootState;

/**
 * What 'Download Data' exports: the structures of the selected segments, in the order of the article. A
 * selected segment without a structure has nothing to export.
 */
export const selectExportableStructures = createSelector(
  [
    selectSelectedIds,
    (state: ExportableState) => state.segments,
    (state: ExportableState) => state.structures,
  ],
  (ids, segments, structures): Structure[] =>
    ids
      .map((id) => selectSegmentById({ segments }, id))
      .filter((segment): segment is Segment => segment !== undefined)
      .map((segment) => selectStructureOf({ structures }, segment))
      .filter((structure): structure is Structure => !!structure && hasStructure(structure)),
);

/** What the pages print beside the drawings, by segment id. */
export const selectLabels = createSelector(
  [selectAllSegments],
  (segments): ReadonlyMap<string, CompoundLabel> =>
    new Map(segments.flatMap(({ id, label }) => (label ? [[id, label]] : []))),
);
