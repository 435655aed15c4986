import type { Segment } from '@/domain/segment';
import { segmentStatus, type SegmentStatus } from '@/domain/segmentStatus';
import {
  selectIsMarkedCorrect,
  selectIsSelected,
  type SegmentsRootState,
} from '@/features/segments';
import { selectIsProcessed, type StructuresRootState } from '@/features/structures';

export type CurationRootState = SegmentsRootState & StructuresRootState;

/** The badge of a segment: derived here from facts of two features, and nowhere else. */
export const selectStatus = (state: CurationRootState, segment: Segment): SegmentStatus =>
  segmentStatus({
    selected: selectIsSelected(state, segment.id),
    markedCorrect: selectIsMarkedCorrect(state, segment.id),
    processed: selectIsProcessed(state, segment),
  });
