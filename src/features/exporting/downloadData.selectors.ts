import { createSelector } from '@reduxjs/toolkit';
import type { SegmentWords } from '@/domain/exportedStructure';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import {
  type SegmentsRootState,
  type StructuresRootState,
  selectAllSegments,
  selectCompoundDraft,
  selectSegmentById,
  selectSelectedIds,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import { selectTaxa, type TaxaRootState } from '@/features/taxa';

type ExportableState = SegmentsRootState & StructuresRootState;

/** The structures of segments, in the order given; a segment without one has nothing to export. */
export const structuresOf = (state: ExportableState, ids: readonly string[]): Structure[] =>
  ids
    .map((id) => selectSegmentById(state, id))
    .filter((segment): segment is Segment => segment !== undefined)
    .map((segment) => selectStructureOf(state, segment))
    .filter((structure): structure is Structure => !!structure && hasStructure(structure));

/** What 'Download Data' exports: the structures of the selected segments, in the order of the article. */
export const selectExportableStructures = createSelector(
  [
    selectSelectedIds,
    (state: ExportableState) => state.article.segments,
    (state: ExportableState) => state.article.structures,
  ],
  (ids, segments, structures) => structuresOf({ article: { segments, structures } }, ids),
);

/** What the pages print beside the drawings, and what a person said of them, by segment id. */
export const selectSegmentWords = (
  state: ExportableState & TaxaRootState,
): ReadonlyMap<string, SegmentWords> =>
  new Map(
    selectAllSegments(state).map((segment) => [
      segment.id,
      {
        label: segment.label,
        judgement: selectStandingJudgement(state, segment),
        draft: selectCompoundDraft(state, segment.id),
        taxon: selectTaxa(state).get(selectCompoundDraft(state, segment.id).organism ?? ''),
      },
    ]),
  );
