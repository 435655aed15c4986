import type { Segment } from '@/domain/segment';
import { isChecked, segmentStanding, type SegmentStanding } from '@/domain/segmentStatus';
import { selectDrawingFacts, type ReadingRootState } from '@/features/recognition';
import { selectIsSelected } from '@/article';

/** How far a segment is. */
export const selectStanding = (state: ReadingRootState, segment: Segment): SegmentStanding =>
  segmentStanding({
    ...selectDrawingFacts(state, segment),
    selected: selectIsSelected(state, segment.id),
  });

/** The same where only a judgement counts: whether it was selected doesn't. */
export const selectReviewStanding = (state: ReadingRootState, segment: Segment): SegmentStanding =>
  segmentStanding({ ...selectDrawingFacts(state, segment), selected: false });

/** Whether a person marked the segment's structure as correct; a mark without a structure is none. */
export const selectIsChecked = (state: ReadingRootState, segment: Segment): boolean =>
  isChecked(selectStanding(state, segment));
