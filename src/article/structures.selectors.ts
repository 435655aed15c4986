import { createSelector } from '@reduxjs/toolkit';
import { structureKey } from '@/domain/documentId';
import { judgementOf, type Judgement } from '@/domain/judgement';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { selectJudgement } from './segments.selectors';
import { type SegmentsRootState } from './segmentsState';
import { structuresAdapter, type StructuresRootState } from './structures.slice';

const entities = structuresAdapter.getSelectors(
  (state: StructuresRootState) => state.article.structures,
);

export const selectAllStructures = entities.selectAll;

/** Those whose reading was given before all programs were there. */
export const selectAwaitingStructures = createSelector([selectAllStructures], (structures) =>
  structures.filter(({ awaits }) => awaits !== undefined),
);

/** What was read from this very segment. */
export const selectStructureOf = (
  state: StructuresRootState,
  segment: Pick<Segment, 'pdfId' | 'id'>,
): Structure | undefined =>
  state.article.structures.entities[structureKey(segment.pdfId, segment.id)];

/** True once something was read; an error entry doesn't count. */
export const selectIsProcessed = (
  state: StructuresRootState,
  segment: Pick<Segment, 'pdfId' | 'id'>,
): boolean => {
  const structure = selectStructureOf(state, segment);
  return structure !== undefined && hasStructure(structure);
};

/** What a person said of the segment, if it is about what stands there now. */
export const selectStandingJudgement = (
  state: StructuresRootState & SegmentsRootState,
  segment: Pick<Segment, 'pdfId' | 'id'>,
): Judgement | undefined =>
  judgementOf(selectJudgement(state, segment.id), selectStructureOf(state, segment));
