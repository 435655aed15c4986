import type { Segment } from '@/domain/segment';
import { isChecked, segmentStanding, type SegmentStanding } from '@/domain/segmentStatus';
import { selectReadingHasFailed, type ReadingRootState } from '@/features/recognition';
import { scoreWord } from '@/domain/readingScore';
import { hasStructure } from '@/domain/structure';
import { selectIsSelected } from '@/features/segments';
import { selectStandingJudgement, selectStructureOf } from '@/features/structures';

/** How far a segment is: derived here from facts of three features, and nowhere else. */
export function selectStanding(state: ReadingRootState, segment: Segment): SegmentStanding {
  const structure = selectStructureOf(state, segment);
  return segmentStanding({
    selected: selectIsSelected(state, segment.id),
    verdict: selectStandingJudgement(state, segment)?.verdict,
    processed: structure !== undefined && hasStructure(structure),
    failed: selectReadingHasFailed(state, segment.id),
    doubtful: structure !== undefined && scoreWord(structure) === 'doubtful',
  });
}

/** Whether a person marked the segment's structure as correct; a mark without a structure is none. */
export const selectIsChecked = (state: ReadingRootState, segment: Segment): boolean =>
  isChecked(selectStanding(state, segment));
