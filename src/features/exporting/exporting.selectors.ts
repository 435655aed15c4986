import { hasStructure } from '@/domain/structure';
import { selectAllSegments, type SegmentsRootState } from '@/features/segments';
import {
  selectStandingJudgement,
  selectStructureOf,
  type StructuresRootState,
} from '@/features/structures';

/** Whether there is anything to export. */
export const selectHasCompounds = (state: SegmentsRootState & StructuresRootState): boolean =>
  selectAllSegments(state).some((segment) => {
    const structure = selectStructureOf(state, segment);
    const verdict = selectStandingJudgement(state, segment)?.verdict;
    return structure !== undefined && hasStructure(structure) && verdict !== 'rejected';
  });
