import { hasStructure } from '@/domain/structure';
import {
  type SegmentsRootState,
  type StructuresRootState,
  selectAllSegments,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';

/** Whether there is anything to export. */
export const selectHasCompounds = (state: SegmentsRootState & StructuresRootState): boolean =>
  selectAllSegments(state).some((segment) => {
    const structure = selectStructureOf(state, segment);
    const verdict = selectStandingJudgement(state, segment)?.verdict;
    return structure !== undefined && hasStructure(structure) && verdict !== 'rejected';
  });
