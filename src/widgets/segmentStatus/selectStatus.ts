import type { Segment } from '@/domain/segment';
import {
  isChecked,
  segmentStanding,
  type SegmentFacts,
  type SegmentStanding,
} from '@/domain/segmentStatus';
import { selectReadingHasFailed, type ReadingRootState } from '@/features/recognition';
import { scoreWord } from '@/domain/readingScore';
import { hasStructure } from '@/domain/structure';
import { selectIsSelected } from '@/features/segments';
import { selectStandingJudgement, selectStructureOf } from '@/features/structures';

/** How far a segment is: derived here from facts of three features, and nowhere else. */
const factsOf = (state: ReadingRootState, segment: Segment): SegmentFacts => {
  const structure = selectStructureOf(state, segment);
  return {
    selected: selectIsSelected(state, segment.id),
    verdict: selectStandingJudgement(state, segment)?.verdict,
    processed: structure !== undefined && hasStructure(structure),
    failed: selectReadingHasFailed(state, segment.id),
    doubtful: structure !== undefined && scoreWord(structure) === 'doubtful',
  };
};

export const selectStanding = (state: ReadingRootState, segment: Segment): SegmentStanding =>
  segmentStanding(factsOf(state, segment));

/** The same where only a judgement counts: whether it was selected doesn't. */
export const selectReviewStanding = (state: ReadingRootState, segment: Segment): SegmentStanding =>
  segmentStanding({ ...factsOf(state, segment), selected: false });

/** Whether a person marked the segment's structure as correct; a mark without a structure is none. */
export const selectIsChecked = (state: ReadingRootState, segment: Segment): boolean =>
  isChecked(selectStanding(state, segment));
