import { isSameCutOut, type Segment } from '@/domain/segment';
import { selectCutOutsMayChange, type SegmentationRootState } from '@/features/segments';
import { selectSegmentById } from '@/article';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';

const cutOutsStay = (state: SegmentationRootState): boolean => !selectCutOutsMayChange(state);

/**
 * A segment as it stands once no extraction is in progress that may replace its cut-out by that of another
 * drawing.
 */
export function* currentSegment(id: string): SagaGenerator<Segment | undefined> {
  yield* waitFor(cutOutsStay);
  return yield* select(selectSegmentById, id);
}

/** Whether the segment is still there, and its cut-out is the one that it was. */
export function* isStillCutOut(segment: Segment): SagaGenerator<boolean> {
  const now = yield* currentSegment(segment.id);
  return now !== undefined && isSameCutOut(now, segment);
}
