import type { Segment } from '@/domain/segment';
import { isChecked, segmentStanding, type SegmentStanding } from '@/domain/segmentStatus';
import { selectReadingFailure, type ReadingRootState } from '@/features/recognition';
import { selectIsMarkedCorrect, selectIsSelected } from '@/features/segments';
import { selectIsProcessed } from '@/features/structures';

/** The parts of the root state that determine a segment's standing. */
export type CurationRootState = ReadingRootState;

/** How far a segment is: derived here from facts of three features, and nowhere else. */
export const selectStanding = (state: CurationRootState, segment: Segment): SegmentStanding =>
  segmentStanding({
    selected: selectIsSelected(state, segment.id),
    markedCorrect: selectIsMarkedCorrect(state, segment.id),
    processed: selectIsProcessed(state, segment),
    failed: selectReadingFailure(state, segment.id) !== undefined,
  });

/** Whether a person marked the segment's structure as correct; a mark without a structure doesn't count. */
export const selectIsChecked = (state: CurationRootState, segment: Segment): boolean =>
  isChecked(selectStanding(state, segment));
