import type { Segment } from '@/domain/segment';
import { isChecked, segmentStanding, type SegmentStanding } from '@/domain/segmentStatus';
import { selectReadingHasFailed, type ReadingRootState } from '@/features/recognition';
import { selectIsMarkedCorrect, selectIsSelected } from '@/features/segments';
import { selectIsProcessed } from '@/features/structures';

/** How far a segment is: derived here from facts of three features, and nowhere else. */
export const selectStanding = (state: ReadingRootState, segment: Segment): SegmentStanding =>
  segmentStanding({
    selected: selectIsSelected(state, segment.id),
    markedCorrect: selectIsMarkedCorrect(state, segment.id),
    processed: selectIsProcessed(state, segment),
    failed: selectReadingHasFailed(state, segment.id),
  });

/** Whether a person marked the segment's structure as correct; a mark without a structure is none. */
export const selectIsChecked = (state: ReadingRootState, segment: Segment): boolean =>
  isChecked(selectStanding(state, segment));
